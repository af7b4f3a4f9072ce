"""A reader.bin back to what the trainer begins with: its encoder and its vocabulary.

    python3 training/from_weights.py packages/understanding/weights/reader.bin training/.cache
    node training/prepare.ts training/.cache
    python3 training/train.py training/.cache OUT --first packages/understanding/weights/reader.bin --bytes

So new rows are learned on top of the weights in use, and nothing has to be fetched.
"""

import json
import sys

import numpy


def main():
    path, out = sys.argv[1:3]
    with open(path, "rb") as file: data = file.read()
    start = 4 + int.from_bytes(data[:4], "little")
    described = json.loads(data[4:start])
    found = {}
    for one in described["tensors"]:
        name = one["name"].removeprefix("encoder.")
        if name == one["name"] and name.split(".")[0] not in ("pieces", "places", "norm"): continue
        count = int(numpy.prod(one["shape"]))
        found[name] = numpy.frombuffer(data, one["type"], count, start + one["at"]).reshape(one["shape"])
    # The trainer calls the tables by their names alone.
    plain = {"pieces.weight": "pieces", "places.weight": "places", "pieces.weight.scale": "pieces.scale", "places.weight.scale": "places.scale"}
    numpy.savez_compressed(f"{out}/encoder.npz", **{plain.get(name, name): value for name, value in found.items()})
    with open(f"{out}/vocabulary.json", "w") as file: json.dump(described["vocabulary"], file, ensure_ascii=False)
    print(len(described["vocabulary"]), "pieces,", len(found), "tables")


if __name__ == "__main__":
    main()
