"""The mean of readers that went on from the same weights: steadier than any one of them.

    python3 training/mean.py training/.cache OUT ONE TWO …     (folders that train.py wrote)
"""

import argparse
import json
import random

import torch

from network import Reader
from tables import DEVICE, load
from train import TEST, finish, sizes_of


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("out")
    parser.add_argument("ones", nargs="+")
    given = parser.parse_args()
    labels, allowed, examples, stored = load(given.folder)
    foreign = [e for e in examples if e["author"] == "languages"]
    random.Random(3).shuffle(foreign)
    held = [e for e in examples if e["author"] in TEST and not e["made"]]
    ones = [torch.load(f"{one}/weights.pt", map_location=DEVICE, weights_only=False) for one in given.ones]
    model = Reader(sizes_of(examples, labels), stored).to(DEVICE)
    model.load_state_dict({name: sum(one["weights"][name] for one in ones) / len(ones) for name in ones[0]["weights"]})
    model.use_bytes()
    with open(f"{given.folder}/vocabulary.json") as file: vocabulary = json.load(file)
    finish(given, model, labels, allowed, ones[0]["steps"], vocabulary, held, foreign[:len(foreign) // 5], ones[0]["rows"])


if __name__ == "__main__":
    main()
