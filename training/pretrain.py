"""Lets the encoder and our own layers guess hidden words before they learn commands (docs/reader.md, 'Guessing words first').

    python3 training/text.py … && node training/text.ts LINES.json training/.cache      (their heads say how)
    python3 training/pretrain.py training/.cache OUT --seconds 400
    python3 training/train.py training/.cache READER … --start OUT

OUT gets two files of halves, small enough to be carried: the encoder, and the rest. `--start` goes on from such files.
"""

import argparse
import gzip
import random
import time

import numpy
import torch
from torch import nn
from torch.nn import functional

import train

MOST_PIECES = 8
HIDDEN, SHOWN_ALL_THE_SAME = 0.2, 0.15
CHUNK, BATCH = 1024, 512
KEPT = ("pieces", "encoder", "join", "layers", "last", "shape", "time", "known", "hint")


def sentences(path):
    """Shapes, times, what is known, how many pieces each word has, and the pieces."""
    numbers = numpy.frombuffer(gzip.open(path).read(), "uint16")
    found, at = [], 0
    while at < len(numbers):
        words, at = int(numbers[at]), at + 1
        shapes, times, counts, pieces = [], [], [], []
        for _ in range(words):
            word, at = int(numbers[at]), at + 1
            count = word >> 4 & 15
            shapes.append(word & 15)
            times.append(word >> 8)
            counts.append(count)
            pieces += numbers[at:at + count].tolist()
            at += count
        found.append((shapes, times, [0] * words, counts, pieces))
    return found


def messages(examples, without):
    for e in examples:
        features = e["features"]
        if e["author"] in without or e["author"] == "languages" or len(features) < 3: continue
        facts = [[f[key] for f in features] for key in ("shape", "time", "known")]
        for key in ("pieces",) if e["made"] else ("pieces", "lowered"):
            split = [f[key][:MOST_PIECES] for f in features]
            yield (*facts, [len(pieces) for pieces in split], [piece for pieces in split for piece in pieces])


def table(rows):
    words, pieces = max(len(row[0]) for row in rows), max(len(row[4]) for row in rows)
    grid = lambda width, fill=0: numpy.full((len(rows), width), fill, "int16")
    made = {key: grid(words) for key in ("shapes", "times", "known", "first")} | {"piece": grid(pieces, -1), "owner": grid(pieces)}
    mask = numpy.zeros((len(rows), words), bool)
    for number, (shapes, times, known, counts, split) in enumerate(rows):
        length, starts = len(shapes), numpy.cumsum(counts) - counts
        for key, value in (("shapes", shapes), ("times", times), ("known", known)): made[key][number, :length] = value
        mask[number, :length] = True
        made["piece"][number, :len(split)] = split
        made["owner"][number, :len(split)] = numpy.repeat(numpy.arange(length), counts)
        some = numpy.array(counts) > 0
        made["first"][number, :length][some] = numpy.array(split)[starts[some]]
    return {key: torch.tensor(value).to(train.DEVICE) for key, value in (*made.items(), ("mask", mask))}


class Guesser(nn.Module):
    """From the encoder each hidden piece, from our own layers the first piece of each hidden word."""

    def __init__(self, reader):
        super().__init__()
        self.reader = reader
        count, narrow = reader.pieces.weight.shape
        wide = reader.encoder[1].out.weight.shape[0]
        self.low = nn.Sequential(nn.LayerNorm(wide), nn.Linear(wide, narrow), nn.GELU(), nn.LayerNorm(narrow))
        self.top = nn.Sequential(nn.Linear(train.WIDTH, narrow), nn.GELU(), nn.LayerNorm(narrow))
        self.bias = nn.Parameter(torch.zeros(2, count))
        self.scale = nn.Parameter(torch.ones(()))

    def forward(self, batch, share=HIDDEN):
        reader = self.reader
        piece, owner, mask = batch["piece"].long(), batch["owner"].long(), batch["mask"]
        chance = lambda: torch.rand(mask.shape, device=mask.device)
        asked = (chance() < share) & mask
        hidden = asked & (chance() > SHOWN_ALL_THE_SAME)
        # A name that the calendar knows would tell it, and so does, half of the time, that it belongs to a time.
        times = batch["times"].long().masked_fill(hidden & (chance() < 0.5), 0)
        known = batch["known"].long().masked_fill(hidden, 0)
        there = piece >= 0
        shown = torch.where(hidden.gather(1, owner) & there, 0, piece)
        facts = torch.cat([reader.shape(batch["shapes"].long()), reader.time(times), reader.known(known)], -1)
        situation = torch.zeros(len(mask), reader.situation.in_features, device=mask.device)
        low, words = reader.words(shown, owner, there, mask, facts, situation)
        wanted = asked.gather(1, owner) & there
        guess = lambda head, number: head @ reader.pieces.weight.T * self.scale + self.bias[number]
        below = functional.cross_entropy(guess(self.low(low[wanted]), 0).float(), piece[wanted])
        above = functional.cross_entropy(guess(self.top(words[asked]), 1).float(), batch["first"].long()[asked])
        return below, above


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("out")
    parser.add_argument("--seconds", type=float, default=400)
    parser.add_argument("--test", nargs="*", default=["003", "008", "040", "073", "105"])
    parser.add_argument("--start", help="go on from what was learned before")
    given = parser.parse_args()
    labels, _, examples, stored = train.load(given.folder)
    torch.manual_seed(1)
    random.seed(2)
    reader = train.Reader(train.sizes_of(examples, labels), stored, 0.1)
    if given.start: train.start_from(reader, given.start)
    own = list(messages(examples, {*given.test}))
    random.shuffle(own)
    rows = sorted(sentences(f"{given.folder}/text.bin.gz") + own[1000:], key=lambda row: len(row[4]))
    chunks = [table(rows[at:at + CHUNK]) for at in range(0, len(rows), CHUNK)]
    kept_back = table(own[:1000])
    print(len(rows), "sentences and messages", flush=True)
    guesser = Guesser(reader).to(train.DEVICE)
    slow = [*reader.encoder.parameters(), *reader.pieces.parameters()]
    known = {id(p) for p in slow}
    gentle = 0.75 if given.start else 1.0
    groups = [{"params": slow, "full": 6e-4 * gentle}, {"params": [p for p in guesser.parameters() if id(p) not in known], "full": 1.5e-3 * gentle}]
    optimizer = torch.optim.AdamW(groups, weight_decay=0.02, **({"fused": True} if train.DEVICE == "cuda" else {}))
    average = train.Average(reader, 0.9995)
    precision = lambda: torch.autocast(train.DEVICE, torch.bfloat16, enabled=train.DEVICE == "cuda")
    began, step, done = time.time(), 0, 0.0
    while done < 1:
        random.shuffle(chunks)
        for chunk in chunks:
            for part in torch.randperm(len(chunk["mask"]), device=train.DEVICE).split(BATCH):
                done = (time.time() - began) / given.seconds
                for group in optimizer.param_groups: group["lr"] = group["full"] * train.pace(done)
                with precision(): loss = sum(guesser({key: value[part] for key, value in chunk.items()}))
                optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(guesser.parameters(), 1.0)
                optimizer.step()
                average.add()
                step += 1
                if step % 1000 == 0:
                    guesser.eval()
                    with torch.no_grad(), precision(): below, above = guesser(kept_back)
                    guesser.train()
                    print(f"{step} steps, {time.time() - began:.0f} s, messages kept back {below:.3f} {above:.3f}", flush=True)
            if done >= 1: break
    average.use()
    state = {name: value.detach().cpu().half().numpy() for name, value in reader.state_dict().items() if name.startswith(KEPT)}
    for file, inside in (("encoder", True), ("rest", False)):
        numpy.savez(f"{given.out}/start-{file}.npz", **{name: value for name, value in state.items() if name.startswith("encoder") == inside})
    print(step, "steps", flush=True)


if __name__ == "__main__":
    main()
