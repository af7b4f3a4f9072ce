"""Lets the encoder and our own layers guess hidden words before they learn commands (docs/reader.md, 'Guessing words first').

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
from tables import DEVICE, SIZES, load
from train import TEST, sizes_of

MOST_PIECES = 8
HIDDEN, SHOWN_ALL_THE_SAME = 0.2, 0.15
BATCH = 512
KEPT = ("pieces", "encoder", "join", "layers", "last", "shape", "time", "known", "hint")


def sentences(path):
    """Every sentence's number of words; every word's shape, time, what is known of it, and number of pieces; every piece."""
    data = gzip.open(path).read()
    counts = numpy.frombuffer(data, "uint32", 3)
    numbers = numpy.frombuffer(data, "uint16", offset=12).astype("int64")
    lengths, words, pieces = numpy.split(numbers, numpy.cumsum(counts)[:2])
    return lengths, words & 15, words >> 8, 0 * words, words >> 4 & 15, pieces


def messages(examples, without):
    """The same of our own messages, those that were not told again in small letters as well."""
    lengths, facts, pieces = [], [], []
    for e in examples:
        features = e["features"]
        if e["author"] in without or e["author"] == "languages" or len(features) < 3: continue
        for key in ("pieces",) if e["made"] else ("pieces", "lowered"):
            lengths.append(len(features))
            for f in features:
                split = f[key][:MOST_PIECES]
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
        self.words = {key: on_device(value) for key, value in (("shapes", shapes), ("times", times), ("known", known), ("at", piece_at), ("counts", counts))}
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
        return words, mask, self.piece[place].long(), self.owner[place].masked_fill(~there, 0).long(), there, self.of["piece"][index].long()


class Guesser(nn.Module):
    """From the encoder the first piece of each hidden word, and from our own layers as well."""

    def __init__(self, reader):
        super().__init__()
        self.reader = reader
        count, narrow = reader.pieces.weight.shape
        wide = reader.encoder[1].out.weight.shape[0]
        self.low = nn.Sequential(nn.LayerNorm(wide), nn.Linear(wide, narrow), nn.GELU(), nn.LayerNorm(narrow))
        self.top = nn.Sequential(nn.Linear(network.WIDTH, narrow), nn.GELU(), nn.LayerNorm(narrow))
        self.bias = nn.Parameter(torch.zeros(2, count))
        self.scale = nn.Parameter(torch.ones(()))

    def forward(self, text, index, size):
        reader = self.reader
        words, mask, piece, owner, there, start = text.batch(index, size)
        chance = lambda: torch.rand(mask.shape, device=DEVICE)
        asked = chance().masked_fill(~mask | (words["counts"] == 0), -1).topk(max(1, round(HIDDEN * size[0])))
        valid, asked = asked.values >= 0, asked.indices
        is_asked = torch.zeros(mask.shape, device=DEVICE).scatter(1, asked, valid.float()) > 0
        hidden = is_asked & (chance() > SHOWN_ALL_THE_SAME)
        # A name that the calendar knows would tell it, and so does, half of the time, that it belongs to a time.
        times = words["times"].masked_fill(hidden & (chance() < 0.5), 0)
        known = words["known"].masked_fill(hidden, 0)
        shown = piece.masked_fill(hidden.gather(1, owner) & there, 0)
        facts = torch.cat([reader.shape(words["shapes"]), reader.time(times), reader.known(known)], -1)
        situation = torch.zeros(len(index), reader.situation.in_features, device=DEVICE)
        low, high = reader.words(shown, owner, there, mask, facts, situation)
        first = (words["at"].gather(1, asked) - start[:, None]).clamp(min=0, max=size[1] - 1)
        wanted = piece.gather(1, first).masked_fill(~valid, -100).flatten()
        pick = lambda table, at: table.gather(1, at[..., None].expand(-1, -1, table.shape[-1])).flatten(0, 1)
        def wrong(head, number):
            guess = head @ reader.pieces.weight.T * self.scale + self.bias[number]
            return functional.cross_entropy(guess.float(), wanted, ignore_index=-100)
        return wrong(self.low(pick(low, first)), 0), wrong(self.top(pick(high, asked)), 1)


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
    kept_back = Text(messages([e for e in examples if e["author"] in given.test and not e["made"]], ()))
    text = Text(sentences(f"{given.folder}/text.bin.gz"), messages(examples, {*given.test}))
    gc.freeze()
    size_of, size_of_kept = text.sizes(), kept_back.sizes()
    rows = [int(row) for row in numpy.nonzero(size_of >= 0)[0]]
    fits = lambda row: SIZES[size_of[row]]
    print(len(rows), "sentences and messages", flush=True)
    guesser = Guesser(reader).to(DEVICE)
    slow = [*reader.encoder.parameters(), *reader.pieces.parameters()]
    known = {id(p) for p in slow}
    # How a message is begun and what is asked of it is learned later.
    rest = [p for name, p in guesser.named_parameters() if id(p) not in known and (name.startswith(tuple(f"reader.{one}" for one in KEPT)) or not name.startswith("reader."))]
    groups = [{"params": slow, "full": 6e-4 * given.rate}, {"params": rest, "full": 1.5e-3 * given.rate}]
    watched = [(SIZES[at], torch.tensor(numpy.nonzero(size_of_kept == at)[0][:512], device=DEVICE)) for at in range(2, 11, 2)]
    def watch():
        guesser.eval()
        with torch.no_grad(), precision(): found = [guesser(kept_back, index, size) for size, index in watched if len(index)]
        guesser.train()
        below, above = (sum(float(one[at]) for one in found) / len(found) for at in (0, 1))
        return f"| of authors kept back {below:.3f} {above:.3f}"
    one = Learner(guesser, lambda index, size: sum(guesser(text, index, size)), groups, batches(rows, fits, BATCH, 2), math.inf, 0.9995)
    learn(one, given.seconds, watch)
    state = {name: value.detach().cpu().half().numpy() for name, value in reader.state_dict().items() if name.startswith(KEPT)}
    for file, inside in (("encoder", True), ("rest", False)):
        numpy.savez(f"{given.out}/start-{file}.npz", **{name: value for name, value in state.items() if name.startswith("encoder") == inside})
    print(one.step, "steps, in all", steps_in(rows, fits, BATCH), "for every sentence once", flush=True)


if __name__ == "__main__":
    main()
