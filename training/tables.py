"""The corpus as tables on the device: a batch is a slice of them, always of one of a few sizes."""

import gzip
import json

import numpy
import torch

DEVICE = "cuda" if torch.cuda.is_available() else "cpu"
MOST_PIECES = 12
SPAN = ("first", "last", "act", "force", "condition")
# Words, pieces and clauses of a batch: on a GPU every size is recorded once and then only replayed.
SIZES = [(words, words * 3 // 2 + 2, 4) for words in (6, 8, 10, 12, 14, 16, 18, 21, 24, 28, 34, 42, 56, 84)] + [(160, 200, 8)]
IGNORED_LABEL = -100
# Their places in the vocabulary, as training/encoder.py has it.
UNKNOWN, HIDDEN = 1, 3


def load(folder):
    with gzip.open(f"{folder}/examples.json.gz", "rt") as file: data = json.load(file)
    packed = dict(numpy.load(f"{folder}/encoder.npz"))
    stored = {name: value.astype("float32") * packed[f"{name}.scale"][:, None] if f"{name}.scale" in packed else value
              for name, value in packed.items() if not name.endswith(".scale")}
    return data["labels"], data["allowed"], [e for e in data["examples"] if e["features"]], stored


def key_of(e):
    """Rows that were told again have the number of the first."""
    return f"{e['id']}|{e['situation']}|{[f['pieces'] for f in e['features']]}"


class Rows:
    def __init__(self, examples, outside):
        self.examples = examples
        self.length = numpy.array([len(e["features"]) for e in examples])
        longest = max(int(self.length.max()), SIZES[-1][0])
        grid = lambda fill=0: numpy.full((len(examples), longest), fill, "int16")
        table = {key: grid() for key in ("shapes", "times", "known")}
        table["clauses"], table["roles"], table["acts"] = grid(IGNORED_LABEL), grid(IGNORED_LABEL), grid(outside)
        spans = numpy.full((len(examples), SIZES[-1][2], len(SPAN)), IGNORED_LABEL, "int16")
        for row, e in enumerate(examples):
            count = len(e["features"])
            for key, name in (("shapes", "shape"), ("times", "time"), ("known", "known")):
                table[key][row, :count] = [f[name] for f in e["features"]]
            if e["author"] != "languages": table["clauses"][row, :count], table["roles"][row, :count] = e["clauses"], e["roles"]
            for number, s in enumerate(e["spans"]):
                spans[row, number] = [s[key] for key in SPAN]
                table["acts"][row, s["first"]:s["last"] + 1] = s["act"]
        self.pieces, piece, owner = self.pieces_of()
        self.spans = numpy.array([len(e["spans"]) for e in examples])
        on_device = lambda value: torch.tensor(value).to(DEVICE)
        self.table = {key: on_device(value) for key, value in table.items()}
        self.table_of_spans = on_device(spans)
        self.lengths = on_device(self.length)
        self.piece, self.owner = on_device(piece), on_device(owner)
        self.situation = on_device(numpy.array([e["situation"] for e in examples], "float32"))
        self.language = on_device(numpy.array([e["language"] for e in examples]))

    def pieces_of(self):
        rows = [[(p, column) for column, f in enumerate(e["features"]) for p in f["pieces"][:MOST_PIECES]] for e in self.examples]
        count = numpy.array([len(row) for row in rows])
        piece = numpy.full((len(rows), max(int(count.max()), SIZES[-1][1])), -1, "int16")
        owner = numpy.zeros_like(piece)
        for index, row in enumerate(rows):
            piece[index, :len(row)] = [p for p, _ in row]
            owner[index, :len(row)] = [c for _, c in row]
        return count, piece, owner

    def fits(self, row):
        """The smallest size that has room for it."""
        return next(size for size in SIZES if self.length[row] <= size[0] and self.pieces[row] <= size[1] and self.spans[row] <= size[2])

    def size_of(self, rows):
        return int(self.length[rows].max()), int(self.pieces[rows].max()), max(1, int(self.spans[rows].max()))

    def batch(self, index, size, train):
        words, pieces, clauses = size
        batch = {key: value[index, :words].long() for key, value in self.table.items()}
        batch["index"], batch["situation"], batch["language"] = index, self.situation[index], self.language[index]
        batch["mask"] = torch.arange(words, device=DEVICE)[None] < self.lengths[index][:, None]
        spans = self.table_of_spans[index, :clauses].long()
        batch["there"] = spans[..., 0] >= 0
        batch["spans"] = {key: spans[..., at].clamp(min=0) if key in ("first", "last") else spans[..., at] for at, key in enumerate(SPAN)}
        chance = lambda shape, share: torch.rand(shape, device=DEVICE) < share if train else torch.zeros(shape, dtype=torch.bool, device=DEVICE)
        # Somebody who leaves capitals out.
        lower = chance((len(index),), 0.2)
        was_capital = (batch["shapes"] == 7) | (batch["shapes"] == 6)
        batch["shapes"] = batch["shapes"].masked_fill(was_capital & lower[:, None], 8)
        batch["piece"], batch["owner"] = (table[index, :pieces].long() for table in (self.piece, self.owner))
        batch["piece"] = batch["piece"].masked_fill(chance(batch["piece"].shape, 0.05) & (batch["piece"] >= 0), UNKNOWN)
        batch["times"] = batch["times"].masked_fill(chance(batch["times"].shape, 0.03), 0)
        batch["known"] = batch["known"].masked_fill(chance(batch["known"].shape, 0.2), 0)
        return batch


class Opinions:
    """What readers who had not seen an author made of that author's rows: a second opinion, which evens out slips of the annotators."""

    def __init__(self, files, examples):
        # Several opinions of one row are as good as their mean.
        row_of = {key_of(e): row for row, e in enumerate(examples)}
        words, spans = (numpy.array([len(e[key]) for e in examples]) for key in ("features", "spans"))
        start = {"word": numpy.cumsum(words) - words, "span": numpy.cumsum(spans) - spans}
        count = {"word": int(words.sum()), "span": int(spans.sum())}
        sums, seen = {}, numpy.zeros(len(examples))
        for file in files:
            stored = numpy.load(file)
            rows = numpy.array([row_of.get(str(name), -1) for name in stored["ids"]])
            numpy.add.at(seen, rows[rows >= 0], 1)
            for kind, keys in (("word", ("clause", "role")), ("span", ("act", "force"))):
                many = stored[f"{kind}s"]
                of = numpy.repeat(rows, many)
                inside = numpy.arange(many.sum()) - numpy.repeat(numpy.cumsum(many) - many, many)
                known = of >= 0
                for key in keys:
                    table = stored[key].astype("float32")
                    if key not in sums: sums[key] = numpy.zeros((count[kind], table.shape[1]), "float32")
                    numpy.add.at(sums[key], (start[kind][of] + inside)[known], table[known])
        self.known = torch.tensor(seen > 0).to(DEVICE)
        self.start = {kind: torch.tensor(value).to(DEVICE) for kind, value in start.items()}
        self.tables = {key: torch.tensor(value / value.sum(1, keepdims=True).clip(1e-6)).half().to(DEVICE) for key, value in sums.items()}

    def loss(self, batch, clause, role, heads):
        index, known = batch["index"], self.known[batch["index"]][:, None]
        def against(logits, key, kind, there):
            place = self.start[kind][index][:, None] + torch.arange(there.shape[1], device=DEVICE)
            wanted = self.tables[key][place.clamp(max=len(self.tables[key]) - 1)].float()
            counts = (there & known).float()
            return -((wanted * logits.float().log_softmax(-1)).sum(-1) * counts).sum() / counts.sum().clamp(min=1)
        total = against(clause, "clause", "word", batch["mask"]) + against(role, "role", "word", batch["mask"])
        for found, key, weight in heads:
            if key in self.tables: total = total + weight * against(found, key, "span", batch["there"])
        return total


def opinions(model, rows, of, path):
    """Writes what this reader makes of rows, given where their clauses are, for `Opinions`."""
    model.eval()
    kept = {key: [] for key in ("clause", "role", "act", "force")}
    of = sorted(of, key=lambda row: rows.length[row])
    with torch.no_grad():
        for at in range(0, len(of), 256):
            part = numpy.array(of[at:at + 256])
            batch = rows.batch(torch.tensor(part, device=DEVICE), rows.size_of(part), False)
            _, tokens = model.encode(batch)
            keep = lambda key, logits, there: kept[key].append(logits.softmax(-1)[there].half().cpu().numpy())
            keep("clause", model.clause(tokens), batch["mask"])
            keep("role", model.roles(tokens, batch["acts"]), batch["mask"])
            pooled = model.pool(tokens, batch["spans"]["first"], batch["spans"]["last"])
            keep("act", model.act(pooled), batch["there"])
            keep("force", model.force(pooled), batch["there"])
    examples = [rows.examples[row] for row in of]
    numpy.savez(path, ids=numpy.array([key_of(e) for e in examples]), words=numpy.array([len(e["features"]) for e in examples]),
                spans=numpy.array([len(e["spans"]) for e in examples]), **{key: numpy.concatenate(value) for key, value in kept.items()})
    return path
