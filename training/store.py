"""Numbers in and out of a reader: what it starts from, and the one file that the product reads."""

import json

import numpy
import torch

from network import FEW


def start_from(model, folder):
    """What training/pretrain.py learned: all but the heads."""
    own = model.state_dict()
    for file in ("encoder", "rest"):
        for name, value in numpy.load(f"{folder}/start-{file}.npz").items(): own[name].copy_(torch.tensor(value.astype("float32")))


def read(model, path):
    """A reader that `export` wrote, its bytes as numbers again."""
    with open(path, "rb") as file: data = file.read()
    start = 4 + int.from_bytes(data[:4], "little")
    found = {}
    for one in json.loads(data[4:start])["tensors"]:
        count = int(numpy.prod(one["shape"]))
        found[one["name"]] = numpy.frombuffer(data, one["type"], count, start + one["at"]).reshape(one["shape"]).astype("float32")
    own = model.state_dict()
    for name, value in own.items():
        scale = found.get(f"{name}.scale")
        value.copy_(torch.tensor(found[name] if scale is None else found[name] * scale[:, None]))


def export(model, labels, path, note, vocabulary, steps):
    """One file: the length of a description, the description as JSON, then the numbers in its order.

    Matrices are bytes with a scale for each row, which costs nothing that can be measured; the rest stay as they are.
    """
    tensors, parts, at = [], [], 0
    def add(name, array, kind):
        nonlocal at
        data = array.tobytes()
        data += b"\0" * (-len(data) % 8)
        tensors.append({"name": name, "shape": list(array.shape), "type": kind, "at": at})
        parts.append(data)
        at += len(data)
    add("steps", steps.astype("float32"), "float32")
    for name, value in model.state_dict().items():
        array = value.detach().cpu().float().numpy()
        if array.ndim == 2 and array.size > FEW:
            scale = numpy.abs(array).max(1) / 127 + 1e-12
            add(name, numpy.round(array / scale[:, None]).astype("int8"), "int8")
            add(f"{name}.scale", scale.astype("float32"), "float32")
        else: add(name, array.astype("float32"), "float32")
    description = json.dumps({"note": note, "labels": labels, "vocabulary": vocabulary, "tensors": tensors}, ensure_ascii=False).encode()
    description += b" " * (-(4 + len(description)) % 8)
    with open(path, "wb") as file:
        file.write(len(description).to_bytes(4, "little"))
        file.write(description)
        for part in parts: file.write(part)
