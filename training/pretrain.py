"""Lets fewer layers learn from all of the encoder's what words mean, before they learn commands (docs/reader.md, 'Where it starts').

    python3 training/text.py … && node training/text.ts LINES.json training/.cache      (their heads say how)
    python3 training/pretrain.py training/.cache OUT --seconds 400
    python3 training/train.py training/.cache READER … --start OUT

OUT gets two files of halves, small enough to be carried: the encoder, and the rest. `--start` goes on from such files.
"""

import argparse
import gc
import gzip
import math

import numpy
import torch
from torch import nn
from torch.nn import functional

import network
from learn import Learner, batches, learn, precision, steps_in
from tables import DEVICE, HIDDEN, SIZES, load
from train import TEST, sizes_of

MOST_PIECES = 8
BATCH = 512
# So many words are hidden from those who learn, and have to be guessed from what is around them.
SHARE_HIDDEN = 0.15
KEPT = ("pieces", "places", "norm", "encoder", "join", "layers", "last", "shape", "time", "known", "hint")


def sentences(path):
    """Every sentence's number of words; every word's shape, time, what is known of it, and number of pieces; every piece."""
    data = gzip.open(path).read()
    counts = numpy.frombuffer(data, "uint32", 3)
    numbers = numpy.frombuffer(data, "uint16", offset=12).astype("int64")
    lengths, words, pieces = numpy.split(numbers, numpy.cumsum(counts)[:2])
    return lengths, words & 15, words >> 8, 0 * words, words >> 4 & 15, pieces


def messages(examples, without):
    """The same of our own messages."""
    lengths, facts, pieces = [], [], []
    for e in examples:
        features = e["features"]
        if e["author"] in without or e["author"] == "languages" or len(features) < 3: continue
        lengths.append(len(features))
        for f in features:
            split = f["pieces"][:MOST_PIECES]
            facts.append((f["shape"], f["time"], f["known"], len(split)))
            pieces += split
    return (numpy.array(lengths), *numpy.array(facts).T, numpy.array(pieces))


class Text:
    """All sentences one behind the other on the device; a batch is cut out of them."""

    def __init__(self, *sources):
        lengths, shapes, times, known, counts, pieces = (numpy.concatenate(one) for one in zip(*sources))
        behind = lambda many: numpy.cumsum(many) - many
        word_of = behind(lengths)
        piece_at = behind(counts)
        many = numpy.add.reduceat(counts, word_of)
        self.length, self.pieces = lengths, many
        owner = numpy.repeat(numpy.arange(len(counts)) - numpy.repeat(word_of, lengths), counts)
        on_device = lambda value: torch.tensor(value.astype("int32")).to(DEVICE)
        self.words = {key: on_device(value) for key, value in (("shapes", shapes), ("times", times), ("known", known), ("counts", counts))}
        self.piece, self.owner = on_device(pieces), on_device(owner)
        self.of = {key: on_device(value) for key, value in (("words", lengths), ("word", word_of), ("pieces", many), ("piece", behind(many)))}

    def sizes(self):
        """For each sentence the smallest size that has room for it, or none."""
        found = numpy.full(len(self.length), -1)
        for at in reversed(range(len(SIZES))): found[(self.length <= SIZES[at][0]) & (self.pieces <= SIZES[at][1])] = at
        return found

    def batch(self, index, size):
        def cut(start, count, wide):
            place = torch.arange(wide, device=DEVICE)[None]
            return self.of[start][index][:, None] + place, place < self.of[count][index][:, None]
        at, mask = cut("word", "words", size[0])
        at = at.clamp(max=len(self.words["shapes"]) - 1)
        words = {key: value[at].masked_fill(~mask, 0).long() for key, value in self.words.items()}
        place, there = cut("piece", "pieces", size[1])
        place = place.clamp(max=len(self.piece) - 1)
        return words, mask, self.piece[place].long(), self.owner[place].masked_fill(~there, 0).long(), there


class Follower(nn.Module):
    """Says what the whole encoder makes of a text that it sees only in part: of the pieces from fewer layers, of the words from our own."""

    def __init__(self, reader, whole):
        super().__init__()
        self.reader = reader
        # Not a part of it: nothing of it learns.
        self.whole = [whole]
        wide = reader.pieces.weight.shape[1]
        self.low, self.top = nn.Linear(wide, wide), nn.Linear(network.WIDTH, wide)

    def forward(self, text, index, size):
        reader = self.reader
        words, mask, piece, owner, there = text.batch(index, size)
        with torch.no_grad(): meant = self.whole[0].in_context(piece, there)[:, 1:]
        hidden = (torch.rand(mask.shape, device=DEVICE) < SHARE_HIDDEN) & mask
        # A name that the calendar knows would tell it, and so does, half of the time, that it belongs to a time.
        times = words["times"].masked_fill(hidden & (torch.rand(mask.shape, device=DEVICE) < 0.5), 0)
        known = words["known"].masked_fill(hidden, 0)
        shown = piece.masked_fill(hidden.gather(1, owner) & there, HIDDEN)
        facts = torch.cat([reader.shape(words["shapes"]), reader.time(times), reader.known(known)], -1)
        situation = torch.zeros(len(index), reader.situation.in_features, device=DEVICE)
        low, high = reader.words(shown, owner, there, mask, facts, situation)
        wanted = functional.layer_norm(meant.float(), meant.shape[-1:])
        def wrong(guess, wanted, counts):
            return ((guess.float() - wanted).square().mean(-1) * counts).sum() / counts.sum().clamp(min=1)
        of_words = network.mean_of_pieces(wanted, owner, there, size[0])
        return wrong(self.low(low), wanted, there), wrong(self.top(high), of_words, mask & (words["counts"] > 0))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("out")
    parser.add_argument("--seconds", type=float, default=400)
    parser.add_argument("--test", nargs="*", default=TEST)
    parser.add_argument("--rate", type=float, default=1.0)
    given = parser.parse_args()
    labels, _, examples, stored = load(given.folder)
    torch.manual_seed(1)
    reader = network.Reader(sizes_of(examples, labels), stored, 0.1)
    whole = network.Reader(sizes_of(examples, labels), stored, 0.0, taken=range(network.ALL), smooth=True).to(DEVICE).eval()
    kept_back = Text(messages([e for e in examples if e["author"] in given.test and not e["made"]], ()))
    text = Text(sentences(f"{given.folder}/text.bin.gz"), messages(examples, {*given.test}))
    gc.freeze()
    size_of, size_of_kept = text.sizes(), kept_back.sizes()
    rows = [int(row) for row in numpy.nonzero(size_of >= 0)[0]]
    fits = lambda row: SIZES[size_of[row]]
    print(len(rows), "sentences and messages", flush=True)
    follower = Follower(reader, whole).to(DEVICE)
    slow = reader.encoders()
    known = {id(p) for p in slow}
    # How a message is begun and what is asked of it is learned later.
    rest = [p for name, p in follower.named_parameters() if id(p) not in known and (name.startswith(tuple(f"reader.{one}" for one in KEPT)) or not name.startswith("reader."))]
    groups = [{"params": slow, "full": 6e-4 * given.rate}, {"params": rest, "full": 1.5e-3 * given.rate}]
    watched = [(SIZES[at], torch.tensor(numpy.nonzero(size_of_kept == at)[0][:512], device=DEVICE)) for at in range(2, 11, 2)]
    def watch():
        follower.eval()
        with torch.no_grad(), precision(): found = [follower(kept_back, index, size) for size, index in watched if len(index)]
        follower.train()
        below, above = (sum(float(one[at]) for one in found) / len(found) for at in (0, 1))
        return f"| of authors kept back {below:.3f} {above:.3f}"
    one = Learner(follower, lambda index, size: sum(follower(text, index, size)), groups, batches(rows, fits, BATCH, 2), math.inf, 0.9995)
    learn(one, given.seconds, watch)
    state = {name: value.detach().cpu().half().numpy() for name, value in reader.state_dict().items() if name.startswith(KEPT)}
    for file, inside in (("encoder", True), ("rest", False)):
        numpy.savez(f"{given.out}/start-{file}.npz", **{name: value for name, value in state.items() if name.startswith("encoder") == inside})
    print(one.step, "steps, in all", steps_in(rows, fits, BATCH), "for every sentence once", flush=True)


if __name__ == "__main__":
    main()
