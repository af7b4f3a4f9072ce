"""Trains the reader (docs/reader.md). Minutes on a GPU, hours on a CPU.

    bash training/gather.sh WORK
    python3 training/pretrain.py training/.cache START
    python3 training/train.py training/.cache FOLDS --whole --layers 4 --fold 0     (and 1, 2, 3: each reads the authors it never saw)
    python3 training/train.py training/.cache OUT --start START --others FOLDS/*   (learns from those readings and the annotation)
"""

import argparse
import gc
import json
import math
import random
import time

import torch

from learn import Learner, batches, commands_loss, learn, steps_in
from measure import follows, languages, score
from network import ALL, LAYERS, TAKEN, Reader
from store import export, read, start_from
from tables import DEVICE, Opinions, Rows, load, opinions

STEP = 0.25
TEST = ["003", "008", "040", "073", "105"]


def sizes_of(examples, labels):
    return {"shapes": 10, "times": 19, "known": 5, "situation": len(examples[0]["situation"]), **{key: len(value) for key, value in labels.items()}}


def learner(given, rows, of, labels, stored, seed):
    torch.manual_seed(seed)
    taken = range(ALL) if given.whole else TAKEN
    model = Reader(sizes_of(rows.examples, labels), stored, given.drop, given.ablate, given.layers, taken, given.whole).to(DEVICE)
    if given.start: start_from(model, given.start)
    if given.first: read(model, given.first)
    if given.bytes: model.use_bytes()
    slow = model.encoders()
    named = {id(p) for p in slow}
    groups = [{"params": slow, "full": given.slow * given.rate}, {"params": [p for p in model.parameters() if id(p) not in named], "full": 1e-3 * given.rate}]
    steps = given.epochs * steps_in(of, rows.fits, given.batch)
    return Learner(model, commands_loss(model, rows), groups, batches(of, rows.fits, given.batch, seed), steps)


def in_folds(given, rows, of, labels, stored):
    """Each of the readers leaves a quarter of the authors out, each time other ones, and says what it makes of their messages."""
    author = [e["author"] for e in rows.examples]
    authors = sorted({author[row] for row in of} - {"beyond", "languages"})
    left = [{one for at, one in enumerate(authors) if (at - fold) % given.folds < math.ceil(given.folds / 4)} for fold in range(given.folds)]
    out = left[given.fold]
    one = learner(given, rows, [row for row in of if author[row] not in out], labels, stored, given.fold + 1)
    learn(one, given.seconds)
    opinions(one.model, rows, [row for row in of if author[row] in out], f"{given.out}/opinions-{given.fold}.npz")


def own_opinion(given, model, rows):
    """What the weights that it goes on from make of what they have learned: so they keep what more than one reader taught them."""
    of = [row for row, e in enumerate(rows.examples) if e["author"] not in given.new and e["author"] != "languages"]
    opinions(model, rows, of, f"{given.out}/own.npz")
    return f"{given.out}/own.npz"


def finish(given, model, labels, allowed, steps, vocabulary, held, foreign, taught):
    export(model, labels, f"{given.out}/reader.bin", {"rows": taught}, vocabulary, STEP * steps)
    torch.save({"weights": model.state_dict(), "steps": steps, "rows": taught}, f"{given.out}/weights.pt")
    if not held: return
    report = {"languages": languages(model, foreign + held, labels), "result": score(model, held, labels, allowed, STEP * steps), "authors": {}}
    for author in sorted({e["author"] for e in held}):
        one = score(model, [e for e in held if e["author"] == author], labels, allowed, STEP * steps)
        report["authors"][author] = {key: round(one[key], 4) for key in ("n", "acts_and_forces", "exact", "slot_f1")}
    print(json.dumps({key: value for key, value in report["result"].items() if key != "confusions"}), json.dumps(report["authors"]), flush=True)
    with open(f"{given.out}/report.json", "w") as file: json.dump(report, file, indent=1)


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("out")
    parser.add_argument("--test", nargs="*", default=TEST)
    parser.add_argument("--epochs", type=int, default=40)
    parser.add_argument("--drop", type=float, default=0.1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rate", type=float, default=3.0)
    parser.add_argument("--batch", type=int, default=256)
    parser.add_argument("--layers", type=int, default=LAYERS)
    parser.add_argument("--whole", action="store_true", help="all of the encoder, as it was made: what the product's reader learns from")
    parser.add_argument("--bytes", action="store_true", help="multiply bytes, as the product does")
    parser.add_argument("--slow", type=float, default=1e-4, help="how fast the encoder learns; the rest at 0.001")
    parser.add_argument("--seconds", type=float, default=math.inf, help="stop learning by then, with the rate falling in time")
    parser.add_argument("--share", type=float, default=1.0, help="of the rows to learn from, for a point of the learning curve")
    parser.add_argument("--plain", action="store_true", help="without the rows that were told again with other names")
    parser.add_argument("--ablate", nargs="*", default=[], help="leave out: pretraining, grammar, world, situation")
    parser.add_argument("--fold", type=int, help="leave that quarter of the authors out, and write what is made of their messages")
    parser.add_argument("--folds", type=int, default=4)
    parser.add_argument("--others", nargs="*", default=[], help="what the folds wrote")
    parser.add_argument("--blend", type=float, default=0.6, help="how much the folds' opinion counts beside the annotation")
    parser.add_argument("--start", help="what training/pretrain.py wrote, to begin with")
    parser.add_argument("--first", help="a reader.bin to go on from")
    parser.add_argument("--new", nargs="*", default=[], help="authors whom that one has not learned from: of the others it keeps its opinion")
    return parser.parse_args()


def main():
    given = arguments()
    labels, allowed, examples, stored = load(given.folder)
    foreign = [e for e in examples if e["author"] == "languages"]
    examples = [e for e in examples if e["author"] != "languages"]
    random.Random(3).shuffle(foreign)
    foreign_held, foreign = foreign[:len(foreign) // 5], foreign[len(foreign) // 5:]
    held = [e for e in examples if e["author"] in given.test and not e["made"]]
    taught = [e for e in examples if e["author"] not in given.test and not (e["made"] and given.plain)]
    if given.share < 1:
        ids = sorted({e["id"] for e in taught})
        chosen = set(random.Random(7).sample(ids, int(len(ids) * given.share)))
        taught = [e for e in taught if e["id"] in chosen]
    began = time.time()
    rows = Rows(taught + foreign, len(labels["acts"]))
    of = list(range(len(rows.examples)))
    # Millions of small objects that stay: nobody need look through them again.
    gc.freeze()
    print(f"{len(taught)} to learn from, {len(held)} kept back, {time.time() - began:.0f} s", flush=True)
    if given.fold is not None: return in_folds(given, rows, of, labels, stored)
    one = learner(given, rows, of, labels, stored, given.seed)
    files = [*given.others, *([own_opinion(given, one.model, rows)] if given.new else [])]
    if files: one.loss = commands_loss(one.model, rows, Opinions(files, rows.examples), given.blend)
    learn(one, given.seconds)
    with open(f"{given.folder}/vocabulary.json") as file: vocabulary = json.load(file)
    finish(given, one.model, labels, allowed, follows(taught, labels), vocabulary, held, foreign_held, len(taught))
    print(one.step, "steps,", round(time.time() - began), "s", flush=True)


if __name__ == "__main__":
    main()
