"""Trains the reader (docs/reader.md). Minutes on a GPU, an hour on a CPU.

    node training/prepare.ts training/.cache/examples.json
    python3 training/train.py training/.cache OUT [--test AUTHOR …] [--calibrate AUTHOR …] [--curve] [--ablate]

`training/.cache/vectors.npz` holds the word vectors (training/vectors.py makes it from the package that ships them).
"""

import argparse
import json
import math
import random
import time

import numpy
import torch
from torch import nn
from torch.nn import functional

DEVICE = "cuda" if torch.cuda.is_available() else "cpu"
WIDTH, LAYERS, HEADS, INNER, REACH = 128, 3, 4, 256, 16
OWN = 64
BATCH = 64
PIECES_A_WORD = 24


class Layer(nn.Module):
    def __init__(self, drop):
        super().__init__()
        self.before = nn.LayerNorm(WIDTH)
        self.mix = nn.Linear(WIDTH, 3 * WIDTH)
        self.out = nn.Linear(WIDTH, WIDTH)
        self.bias = nn.Parameter(torch.zeros(HEADS, 2 * REACH + 1))
        self.middle = nn.LayerNorm(WIDTH)
        self.grow = nn.Linear(WIDTH, INNER)
        self.shrink = nn.Linear(INNER, WIDTH)
        self.drop = nn.Dropout(drop)

    def forward(self, x, mask):
        batch, length, _ = x.shape
        q, k, v = self.mix(self.before(x)).view(batch, length, 3, HEADS, WIDTH // HEADS).permute(2, 0, 3, 1, 4)
        place = torch.arange(length, device=x.device)
        far = (place[None, :] - place[:, None]).clamp(-REACH, REACH) + REACH
        score = q @ k.transpose(-1, -2) / math.sqrt(WIDTH // HEADS) + self.bias[:, far][None]
        score = score.masked_fill(~mask[:, None, None, :], -1e9)
        mixed = (self.drop(score.softmax(-1)) @ v).transpose(1, 2).reshape(batch, length, WIDTH)
        x = x + self.drop(self.out(mixed))
        return x + self.drop(self.shrink(functional.relu(self.grow(self.middle(x)))))


class Reader(nn.Module):
    def __init__(self, sizes, vectors, own_words, drop=0.25, without=()):
        super().__init__()
        self.without = set(without)
        self.vectors = nn.Embedding.from_pretrained(vectors, freeze=True)
        self.own = nn.Embedding(own_words, OWN, padding_idx=0)
        self.pieces = nn.Embedding(sizes["pieces"], OWN)
        self.shape = nn.Embedding(sizes["shapes"], 16)
        self.time = nn.Embedding(sizes["times"], 24)
        self.known = nn.Embedding(sizes["known"], 8)
        self.join = nn.Linear(vectors.shape[1] + 2 * OWN + 16 + 24 + 8, WIDTH)
        self.situation = nn.Linear(sizes["situation"], WIDTH)
        self.layers = nn.ModuleList([Layer(drop) for _ in range(LAYERS)])
        self.last = nn.LayerNorm(WIDTH)
        self.clause = nn.Linear(WIDTH, sizes["clauses"])
        self.role = nn.Linear(WIDTH, sizes["roles"])
        self.act = nn.Linear(2 * WIDTH, sizes["acts"])
        self.force = nn.Linear(2 * WIDTH, sizes["forces"])
        self.condition = nn.Linear(2 * WIDTH, sizes["conditions"])
        self.drop = nn.Dropout(drop)

    def encode(self, batch):
        there = (batch["pieces"] >= 0)[..., None]
        flat = (self.pieces(batch["pieces"].clamp(min=0)) * there).sum(-2) / there.sum(-2).clamp(min=1)
        time, known, words = batch["times"], batch["known"], self.vectors(batch["words"])
        if "grammar" in self.without: time = torch.zeros_like(time)
        if "world" in self.without: known = torch.zeros_like(known)
        if "vectors" in self.without: words = torch.zeros_like(words)
        x = self.join(torch.cat([words, self.own(batch["own"]), flat, self.shape(batch["shapes"]), self.time(time), self.known(known)], -1))
        situation = batch["situation"]
        if "situation" in self.without: situation = torch.zeros_like(situation)
        x = torch.cat([self.situation(situation)[:, None], self.drop(x)], 1)
        mask = functional.pad(batch["mask"], (1, 0), value=True)
        for layer in self.layers: x = layer(x, mask)
        return self.last(x)

    def pool(self, tokens, spans):
        """A clause is its first word and the mean of its words; what went before it is in them by attention."""
        row = torch.tensor([row for row, _ in spans], device=tokens.device)
        first = torch.tensor([s["first"] for _, s in spans], device=tokens.device)
        last = torch.tensor([s["last"] for _, s in spans], device=tokens.device)
        sums = functional.pad(tokens.cumsum(1), (0, 0, 1, 0))
        mean = (sums[row, last + 1] - sums[row, first]) / (last - first + 1)[:, None]
        return torch.cat([tokens[row, first], mean], -1)


def load(folder):
    with open(f"{folder}/examples.json") as file: data = json.load(file)
    stored = numpy.load(f"{folder}/vectors.npz", allow_pickle=True)
    words = {word: index + 1 for index, word in enumerate(stored["words"])}
    vectors = torch.tensor(numpy.concatenate([numpy.zeros((1, stored["vectors"].shape[1]), "float32"), stored["vectors"].astype("float32")]))
    return data["labels"], data["examples"], words, vectors


class Rows:
    """All examples as tables on the device, so that a batch is a slice."""

    def __init__(self, examples, words, own):
        self.examples = examples
        self.length = torch.tensor([len(e["features"]) for e in examples])
        longest = int(self.length.max())
        grid = lambda fill=0: numpy.full((len(examples), longest), fill, "int32")
        table = {key: grid() for key in ("words", "own", "shapes", "times", "known")}
        table["clauses"], table["roles"] = grid(-100), grid(-100)
        pieces = numpy.full((len(examples), longest, PIECES_A_WORD), -1, "int32")
        for row, e in enumerate(examples):
            for column, f in enumerate(e["features"]):
                table["words"][row, column] = words.get(f["word"], 0)
                table["own"][row, column] = own.get(f["word"], 0)
                table["shapes"][row, column] = f["shape"]
                table["times"][row, column] = f["time"]
                table["known"][row, column] = f["known"]
                table["clauses"][row, column] = e["clauses"][column]
                table["roles"][row, column] = e["roles"][column]
                pieces[row, column, :len(f["pieces"])] = f["pieces"]
        self.table = {key: torch.tensor(value).to(DEVICE) for key, value in table.items()}
        self.pieces = torch.tensor(pieces).to(DEVICE)
        self.situation = torch.tensor([e["situation"] for e in examples], dtype=torch.float).to(DEVICE)

    def batch(self, rows, train):
        length = int(self.length[rows].max())
        index = torch.tensor(rows, device=DEVICE)
        batch = {key: value[index, :length].long() for key, value in self.table.items()}
        batch["pieces"] = self.pieces[index, :length].long()
        batch["situation"] = self.situation[index]
        batch["mask"] = torch.arange(length, device=DEVICE)[None] < self.length[rows].to(DEVICE)[:, None]
        if train:
            chance = lambda share: torch.rand(batch["words"].shape, device=DEVICE) < share
            lost = chance(0.12)
            batch["words"] = batch["words"].masked_fill(lost, 0)
            batch["own"] = batch["own"].masked_fill(lost | chance(0.1), 0)
            # People write names with and without capitals, and so must it read them.
            batch["shapes"] = torch.where((batch["shapes"] == 7) & chance(0.25), 8, batch["shapes"])
            batch["times"] = batch["times"].masked_fill(chance(0.03), 0)
            batch["known"] = batch["known"].masked_fill(chance(0.2), 0)
        return batch


def train(examples, labels, words, vectors, epochs=70, seed=1, without=(), quiet=False):
    rng = random.Random(seed)
    torch.manual_seed(seed)
    counts = {}
    for e in examples:
        for f in e["features"]: counts[f["word"]] = counts.get(f["word"], 0) + 1
    own = {word: index + 1 for index, word in enumerate(sorted(w for w, n in counts.items() if n > 2))}
    sizes = {"pieces": 8192, "shapes": 9, "times": 19, "known": 4, "situation": len(examples[0]["situation"]),
             **{key: len(value) for key, value in labels.items()}}
    model = Reader(sizes, vectors, len(own) + 1, without=without).to(DEVICE)
    rows = Rows(examples, words, own)
    steps = epochs * math.ceil(len(examples) / BATCH)
    optimizer = torch.optim.AdamW([p for p in model.parameters() if p.requires_grad], lr=2e-3, weight_decay=0.05)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, 2e-3, total_steps=steps, pct_start=0.1)
    smooth = dict(label_smoothing=0.05)
    for epoch in range(epochs):
        model.train()
        order = list(range(len(examples)))
        rng.shuffle(order)
        total = 0.0
        for at in range(0, len(order), BATCH):
            part = order[at:at + BATCH]
            batch = rows.batch(part, True)
            x = model.encode(batch)
            tokens = x[:, 1:]
            loss = functional.cross_entropy(model.clause(tokens).flatten(0, 1), batch["clauses"].flatten(), ignore_index=-100, **smooth)
            loss = loss + functional.cross_entropy(model.role(tokens).flatten(0, 1), batch["roles"].flatten(), ignore_index=-100, **smooth)
            spans = [(row, s) for row, one in enumerate(part) for s in examples[one]["spans"]]
            if spans:
                pooled = model.drop(model.pool(tokens, spans))
                for head, key, weight in ((model.act, "act", 1.0), (model.force, "force", 0.5), (model.condition, "condition", 0.2)):
                    wanted = torch.tensor([s[key] for _, s in spans], device=DEVICE)
                    loss = loss + weight * functional.cross_entropy(head(pooled), wanted, **smooth)
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimizer.step()
            schedule.step()
            total += float(loss.detach())
        if not quiet and epoch % 10 == 9: print(f"epoch {epoch + 1}: {total / math.ceil(len(order) / BATCH):.3f}", flush=True)
    return model, own


def decode_all(model, examples, words, own, labels):
    """As the product decodes it: clauses by their beginnings, then what each is, then its spans."""
    model.eval()
    rows = Rows(examples, words, own)
    found = []
    with torch.no_grad():
        for at in range(0, len(examples), 256):
            part = list(range(at, min(at + 256, len(examples))))
            x = model.encode(rows.batch(part, False))[:, 1:]
            clauses = model.clause(x).argmax(-1).tolist()
            roles = model.role(x).argmax(-1).tolist()
            wanted = []
            for row, one in enumerate(part):
                inside = False
                spans = []
                for index, label in enumerate(clauses[row][:len(examples[one]["features"])]):
                    if label == 1 or (label == 2 and not inside): spans.append([index, index])
                    elif label == 2: spans[-1][1] = index
                    inside = label != 0
                wanted.append(spans)
            flat = [(row, {"first": first, "last": last}) for row, spans in enumerate(wanted) for first, last in spans]
            if flat:
                pooled = model.pool(x, flat)
                acts, forces = model.act(pooled).softmax(-1), model.force(pooled).softmax(-1)
                sure = (acts.max(-1).values * forces.max(-1).values).tolist()
                acts, forces = acts.argmax(-1).tolist(), forces.argmax(-1).tolist()
            result = [[] for _ in part]
            for number, (row, s) in enumerate(flat):
                result[row].append({**s, "act": acts[number], "force": forces[number], "sure": sure[number],
                                    "slots": slots(roles[row][s["first"]:s["last"] + 1], s["first"], labels)})
            found.extend(result)
    return found


def slots(tags, first, labels):
    found = []
    for index, tag in enumerate(tags):
        name = labels["roles"][tag]
        if name == "O": continue
        role = name[2:]
        if name[0] == "I" and found and found[-1][0] == role and found[-1][2] == first + index - 1: found[-1][2] = first + index
        else: found.append([role, first + index, first + index])
    return [tuple(one) for one in found]


IGNORED = {"filler", "reason", "retracted"}


def score(model, examples, words, own, labels):
    right = {"acts": 0, "exact": 0, "clauses": 0, "changes": 0}
    slot_hits = slot_found = slot_wanted = clause_total = act_hits = 0
    sure = []
    for e, found in zip(examples, decode_all(model, examples, words, own, labels)):
        wanted = [{**s, "slots": slots(e["roles"][s["first"]:s["last"] + 1], s["first"], labels)} for s in e["spans"]]
        same_acts = [(f["act"], f["force"]) for f in found] == [(w["act"], w["force"]) for w in wanted]
        keep = lambda c: sorted(one for one in c["slots"] if one[0] not in IGNORED)
        exact = same_acts and all(keep(f) == keep(w) for f, w in zip(found, wanted))
        right["acts"] += same_acts
        right["exact"] += exact
        right["clauses"] += [(f["first"], f["last"]) for f in found] == [(w["first"], w["last"]) for w in wanted]
        all_found = {one for f in found for one in keep(f)}
        all_wanted = {one for w in wanted for one in keep(w)}
        slot_hits += len(all_found & all_wanted)
        slot_found += len(all_found)
        slot_wanted += len(all_wanted)
        sure.append((min([f["sure"] for f in found], default=0), same_acts, exact))
    n = len(examples)
    p, r = slot_hits / max(1, slot_found), slot_hits / max(1, slot_wanted)
    return {"n": n, "acts_and_forces": right["acts"] / n, "exact": right["exact"] / n, "clauses": right["clauses"] / n,
            "slot_f1": 2 * p * r / max(1e-9, p + r), "calibration": calibration(sure)}


def calibration(sure):
    bins = []
    for low in (0, 0.5, 0.7, 0.8, 0.9, 0.95):
        high = {0: 0.5, 0.5: 0.7, 0.7: 0.8, 0.8: 0.9, 0.9: 0.95, 0.95: 1.01}[low]
        inside = [s for s in sure if low <= s[0] < high]
        if inside: bins.append({"from": low, "n": len(inside), "right": sum(s[1] for s in inside) / len(inside), "exact": sum(s[2] for s in inside) / len(inside)})
    return bins


def export(model, own, words, labels, path, note):
    """One file: the length of a description, the description as JSON, then the numbers in its order."""
    tensors, parts, at = [], [], 0
    state = {k: v for k, v in model.state_dict().items() if not k.startswith("vectors")}
    vectors = model.vectors.weight.detach().cpu().numpy()
    scale = float(numpy.abs(vectors).max() / 127)
    def add(name, array, kind, **more):
        nonlocal at
        data = array.tobytes()
        data += b"\0" * (-len(data) % 8)
        tensors.append({"name": name, "shape": list(array.shape), "type": kind, "at": at, **more})
        parts.append(data)
        at += len(data)
    add("vectors", numpy.round(vectors / scale).astype("int8"), "int8", scale=scale)
    for name, value in state.items(): add(name, value.detach().cpu().numpy().astype("float16"), "float16")
    description = json.dumps({"note": note, "labels": labels, "words": list(words), "own": list(own), "tensors": tensors}).encode()
    description += b" " * (-(4 + len(description)) % 8)
    with open(path, "wb") as file:
        file.write(len(description).to_bytes(4, "little"))
        file.write(description)
        for part in parts: file.write(part)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("out")
    parser.add_argument("--test", nargs="*", default=[])
    parser.add_argument("--epochs", type=int, default=70)
    parser.add_argument("--curve", action="store_true")
    parser.add_argument("--ablate", action="store_true")
    parser.add_argument("--all", action="store_true", help="train the exported reader on the test authors as well")
    given = parser.parse_args()
    labels, examples, words, vectors = load(given.folder)
    examples = [e for e in examples if e["features"]]
    held = [e for e in examples if e["author"] in given.test]
    taught = [e for e in examples if e["author"] not in given.test]
    report = {"train": len(taught), "test": len(held), "device": DEVICE}
    began = time.time()
    model, own = train(taught, labels, words, vectors, given.epochs)
    if held: report["result"] = score(model, held, words, own, labels)
    print(json.dumps(report, indent=1), flush=True)
    if given.all: model, own = train(examples, labels, words, vectors, given.epochs)
    export(model, own, words, labels, f"{given.out}/reader.bin", {"rows": len(examples if given.all else taught), "test": report.get("result")})
    if given.curve and held:
        report["curve"] = []
        for share in (0.125, 0.25, 0.5):
            part = random.Random(7).sample(taught, int(len(taught) * share))
            other, its = train(part, labels, words, vectors, given.epochs, quiet=True)
            one = score(other, held, words, its, labels)
            report["curve"].append({"rows": len(part), "acts_and_forces": one["acts_and_forces"], "exact": one["exact"], "slot_f1": one["slot_f1"]})
            print(report["curve"][-1], flush=True)
    if given.ablate and held:
        report["ablations"] = []
        for what in ("vectors", "grammar", "world", "situation"):
            other, its = train(taught, labels, words, vectors, given.epochs, without=(what,), quiet=True)
            one = score(other, held, words, its, labels)
            report["ablations"].append({"without": what, "acts_and_forces": one["acts_and_forces"], "exact": one["exact"], "slot_f1": one["slot_f1"]})
            print(report["ablations"][-1], flush=True)
    report["seconds"] = round(time.time() - began)
    with open(f"{given.out}/report.json", "w") as file: json.dump(report, file, indent=1)
    print(json.dumps(report, indent=1))


if __name__ == "__main__":
    main()
