"""Trains the reader (docs/reader.md). Minutes on a GPU, hours on a CPU.

    python3 training/encoder.py … training/.cache        (its head says how)
    node training/prepare.ts training/.cache
    python3 training/train.py training/.cache OUT [--test AUTHOR …]
"""

import argparse
import gzip
import json
import math
import random
import time

import numpy
import torch
from torch import nn
from torch.nn import functional

DEVICE = "cuda" if torch.cuda.is_available() else "cpu"
torch.backends.cuda.matmul.allow_tf32 = True
WIDTH, LAYERS, HEADS, INNER, REACH = 256, 4, 4, 512, 16
BATCH = 64
MOST_PIECES = 12
SPAN = ("first", "last", "act", "force", "condition")
STEP = 0.25


class Pretrained(nn.Module):
    """A layer of the encoder as its makers built it; the first one widens."""

    def __init__(self, stored, number, drop):
        super().__init__()
        def linear(name):
            weight = torch.tensor(stored[f"{number}.{name}.weight"])
            made = nn.Linear(weight.shape[1], weight.shape[0])
            made.weight.data, made.bias.data = weight, torch.tensor(stored[f"{number}.{name}.bias"])
            return made
        def norm(name):
            weight = torch.tensor(stored[f"{number}.{name}.weight"])
            made = nn.LayerNorm(len(weight), eps=1e-6)
            made.weight.data, made.bias.data = weight, torch.tensor(stored[f"{number}.{name}.bias"])
            return made
        self.before, self.middle = norm("before"), norm("middle")
        self.mix, self.out, self.grow, self.shrink = (linear(name) for name in ("mix", "out", "grow", "shrink"))
        self.widen = linear("widen") if f"{number}.widen.weight" in stored else None
        self.drop = nn.Dropout(drop)

    def forward(self, x, mask):
        batch, length, width = x.shape
        q, k, v = self.mix(self.before(x)).view(batch, length, 3, HEADS, width // HEADS).permute(2, 0, 3, 1, 4)
        score = (q @ k.transpose(-1, -2) / math.sqrt(width // HEADS)).masked_fill(~mask[:, None, None, :], -1e9)
        mixed = (self.drop(score.softmax(-1)) @ v).transpose(1, 2).reshape(batch, length, width)
        x = (self.widen(x) if self.widen else x) + self.drop(self.out(mixed))
        return x + self.drop(self.shrink(self.drop(functional.relu(self.grow(self.middle(x))))))


class Layer(nn.Module):
    """A layer of our own over words, which knows how far apart two words are."""

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
    def __init__(self, sizes, stored, drop=0.15, without=()):
        super().__init__()
        self.without = set(without)
        self.pieces = nn.Embedding.from_pretrained(torch.tensor(stored["pieces"]), freeze=False)
        self.register_buffer("rates", torch.tensor(stored["rates"][0]))
        narrow = self.pieces.weight.shape[1]
        self.encoder = nn.ModuleList([Pretrained(stored, number, drop) for number in (0, 1)])
        if "pretraining" in self.without:
            for module in self.encoder.modules():
                if isinstance(module, (nn.Linear, nn.LayerNorm)): module.reset_parameters()
            nn.init.normal_(self.pieces.weight, std=0.1)
        wide = self.encoder[1].out.weight.shape[0]
        self.shape = nn.Embedding(sizes["shapes"], 16)
        self.time = nn.Embedding(sizes["times"], 24)
        self.known = nn.Embedding(sizes["known"], 8)
        self.hint = nn.Linear(48, narrow)
        nn.init.zeros_(self.hint.weight)
        nn.init.zeros_(self.hint.bias)
        self.situation = nn.Linear(sizes["situation"], narrow)
        self.join = nn.Linear(wide + 48, WIDTH)
        self.layers = nn.ModuleList([Layer(drop) for _ in range(LAYERS)])
        self.last = nn.LayerNorm(WIDTH)
        self.clause = nn.Linear(WIDTH, sizes["clauses"])
        self.act = nn.Linear(2 * WIDTH, sizes["acts"])
        self.force = nn.Linear(2 * WIDTH, sizes["forces"])
        self.condition = nn.Linear(2 * WIDTH, sizes["conditions"])
        # Which part words play depends on what is done with them: the last row stands for words outside of all clauses.
        self.part = nn.Linear(WIDTH, WIDTH)
        self.deed = nn.Embedding(sizes["acts"] + 1, WIDTH)
        self.role = nn.Linear(WIDTH, sizes["roles"])
        self.language = nn.Linear(WIDTH, sizes["languages"])
        self.drop = nn.Dropout(drop)

    def encode(self, batch):
        """The message as a whole, and its words."""
        time, known, situation = batch["times"], batch["known"], batch["situation"]
        if "grammar" in self.without: time = torch.zeros_like(time)
        if "world" in self.without: known = torch.zeros_like(known)
        if "situation" in self.without: situation = torch.zeros_like(situation)
        facts = torch.cat([self.shape(batch["shapes"]), self.time(time), self.known(known)], -1)
        _, x = self.words(batch["piece"], batch["owner"], batch["piece"] >= 0, batch["mask"], facts, situation, with_whole=True)
        return x[:, 0], x[:, 1:]

    def words(self, pieces, owner, there, mask, facts, situation, with_whole=False):
        """What the encoder makes of the pieces, and our own layers of the words."""
        piece = self.pieces(pieces.clamp(min=0)) * 2 + self.hint(facts).gather(1, owner[..., None].expand(-1, -1, self.hint.out_features))
        x = torch.cat([self.situation(situation)[:, None], self.drop(piece)], 1)
        place = torch.arange(x.shape[1], device=x.device)[:, None] * self.rates
        x = x + torch.cat([place.sin(), place.cos()], -1)
        inside = functional.pad(there, (1, 0), value=True)
        for layer in self.encoder: x = layer(x, inside)
        low, words = x[:, 1:], facts.shape[1]
        spread = functional.one_hot(owner, words).float() * there[..., None]
        mean = (spread.transpose(1, 2) @ x[:, 1:]) / spread.sum(1).clamp(min=1)[..., None]
        own = self.join(torch.cat([mean, facts], -1))
        first = self.join(torch.cat([x[:, :1], torch.zeros_like(facts[:, :1])], -1))
        x = torch.cat([first, self.drop(own)], 1)
        mask = functional.pad(mask, (1, 0), value=True)
        for layer in self.layers: x = layer(x, mask)
        x = self.last(x)
        return low, x if with_whole else x[:, 1:]

    def pool(self, tokens, spans):
        """A clause is its first word and the mean of its words; what went before it is in them by attention."""
        row, first, last = spans["row"], spans["first"], spans["last"]
        sums = functional.pad(tokens.cumsum(1), (0, 0, 1, 0))
        mean = (sums[row, last + 1] - sums[row, first]) / (last - first + 1)[:, None]
        return torch.cat([tokens[row, first], mean], -1)

    def roles(self, tokens, acts):
        return self.role(self.drop(functional.relu(self.part(tokens) + self.deed(acts))))


def load(folder):
    with gzip.open(f"{folder}/examples.json.gz", "rt") as file: data = json.load(file)
    stored = {name: array.astype("float32") for name, array in numpy.load(f"{folder}/encoder.npz").items()}
    return data["labels"], data["allowed"], [e for e in data["examples"] if e["features"]], stored


class Rows:
    """All examples as tables on the device, so that a batch is a slice."""

    def __init__(self, examples, outside):
        self.examples = examples
        self.length = torch.tensor([len(e["features"]) for e in examples])
        longest = int(self.length.max())
        grid = lambda fill=0: numpy.full((len(examples), longest), fill, "int32")
        table = {key: grid() for key in ("shapes", "times", "known")}
        table["clauses"], table["roles"], table["acts"] = grid(-100), grid(-100), grid(outside)
        for row, e in enumerate(examples):
            for column, f in enumerate(e["features"]):
                table["shapes"][row, column], table["times"][row, column], table["known"][row, column] = f["shape"], f["time"], f["known"]
                if e["author"] != "languages": table["clauses"][row, column], table["roles"][row, column] = e["clauses"][column], e["roles"][column]
            for s in e["spans"]: table["acts"][row, s["first"]:s["last"] + 1] = s["act"]
        self.table = {key: torch.tensor(value).to(DEVICE) for key, value in table.items()}
        self.situation = torch.tensor([e["situation"] for e in examples], dtype=torch.float).to(DEVICE)
        self.language = torch.tensor([e["language"] for e in examples]).to(DEVICE)
        most = max(1, max(len(e["spans"]) for e in examples))
        spans = numpy.full((len(examples), most, len(SPAN)), -1, "int32")
        for row, e in enumerate(examples):
            for number, s in enumerate(e["spans"]): spans[row, number] = [s[key] for key in SPAN]
        self.spans = torch.tensor(spans).to(DEVICE)
        self.split = {key: self.pieces_of(key) for key in ("pieces", "lowered")}

    def pieces_of(self, key):
        rows = [[(p, column) for column, f in enumerate(e["features"]) for p in f[key][:MOST_PIECES]] for e in self.examples]
        count = torch.tensor([len(row) for row in rows])
        piece = numpy.full((len(rows), int(count.max())), -1, "int32")
        owner = numpy.zeros_like(piece)
        for index, row in enumerate(rows):
            piece[index, :len(row)] = [p for p, _ in row]
            owner[index, :len(row)] = [c for _, c in row]
        return count, torch.tensor(piece).to(DEVICE), torch.tensor(owner).to(DEVICE)

    def batch(self, rows, train):
        length = int(self.length[rows].max())
        index = torch.tensor(rows, device=DEVICE)
        batch = {key: value[index, :length].long() for key, value in self.table.items()}
        batch["index"] = index
        batch["situation"] = self.situation[index]
        spans = self.spans[index].long()
        batch["there"] = spans[..., 0] >= 0
        batch["spans"] = {"row": batch["there"].nonzero()[:, 0], **{key: spans[..., at][batch["there"]] for at, key in enumerate(SPAN)}}
        batch["language"] = self.language[index]
        batch["mask"] = torch.arange(length, device=DEVICE)[None] < self.length[rows].to(DEVICE)[:, None]
        lower = train and random.random() < 0.2
        count, piece, owner = self.split["lowered" if lower else "pieces"]
        width = int(count[rows].max())
        batch["piece"], batch["owner"] = piece[index, :width].long(), owner[index, :width].long()
        if lower: batch["shapes"] = torch.where((batch["shapes"] == 7) | (batch["shapes"] == 6), 8, batch["shapes"])
        if train:
            chance = lambda share: torch.rand(batch["times"].shape, device=DEVICE) < share
            lost = torch.rand(batch["piece"].shape, device=DEVICE) < 0.05
            batch["piece"] = torch.where(lost & (batch["piece"] >= 0), 0, batch["piece"])
            batch["times"] = batch["times"].masked_fill(chance(0.03), 0)
            batch["known"] = batch["known"].masked_fill(chance(0.2), 0)
        return batch


class Average:
    """The weights as they were on average over the last steps: what a reader of many tries would say, in one."""

    def __init__(self, model, keep=0.999):
        self.model, self.keep, self.seen = model, keep, 0
        self.values = [p.detach().clone() for p in model.parameters()]

    @torch.no_grad()
    def add(self):
        self.seen += 1
        keep = min(self.keep, self.seen / (self.seen + 9))
        torch._foreach_mul_(self.values, keep)
        torch._foreach_add_(self.values, [p.detach() for p in self.model.parameters()], alpha=1 - keep)

    @torch.no_grad()
    def use(self):
        for p, value in zip(self.model.parameters(), self.values): p.copy_(value)


def pace(done):
    """The rate of learning: up over the first tenth, then down to nothing."""
    if done < 0.1: return 0.04 + 0.96 * (1 - math.cos(math.pi * done / 0.1)) / 2
    return (1 + math.cos(math.pi * min(1, (done - 0.1) / 0.9))) / 2


def of_a_length(lengths, rng, twice=()):
    """Batches of messages that are about as long as each other, in any order: a message of five words is not padded to a hundred."""
    order = [*range(len(lengths)), *twice]
    rng.shuffle(order)
    parts = []
    for at in range(0, len(order), 32 * BATCH):
        near = sorted(order[at:at + 32 * BATCH], key=lambda one: lengths[one])
        parts += [near[start:start + BATCH] for start in range(0, len(near), BATCH)]
    rng.shuffle(parts)
    return parts


def begin_with(model, path, labels):
    """Takes the numbers of a trained reader over, so that it goes on learning."""
    with open(path, "rb") as file: data = file.read()
    length = int.from_bytes(data[:4], "little")
    description = json.loads(data[4:4 + length])
    if description["labels"] != labels: raise SystemExit(f"{path} has other labels")
    read = {}
    for one in description["tensors"]:
        count = int(numpy.prod(one["shape"]))
        read[one["name"]] = numpy.frombuffer(data, one["type"], count, 4 + length + one["at"]).reshape(one["shape"]).astype("float32")
    own = model.state_dict()
    missing = set(own) - set(read)
    if missing: raise SystemExit(f"{path} lacks {sorted(missing)}")
    for name, value in own.items():
        scale = read.get(f"{name}.scale")
        value.copy_(torch.tensor(read[name] if scale is None else read[name] * scale[:, None]))


def start_from(model, folder):
    """What training/pretrain.py learned: all but the heads."""
    own = model.state_dict()
    for file in ("encoder", "rest"):
        for name, value in numpy.load(f"{folder}/start-{file}.npz").items(): own[name].copy_(torch.tensor(value.astype("float32")))


def sizes_of(examples, labels):
    return {"shapes": 10, "times": 19, "known": 5, "situation": len(examples[0]["situation"]), **{key: len(value) for key, value in labels.items()}}


def train(examples, labels, stored, epochs=40, seed=1, without=(), quiet=False, drop=0.15, rate=1.0, seconds=math.inf, others=None, blend=0.0, favour=None, first=None, mind=None, start=None):
    rng = random.Random(seed)
    random.seed(seed)
    torch.manual_seed(seed)
    sizes = sizes_of(examples, labels)
    model = Reader(sizes, stored, drop, without=without).to(DEVICE)
    if start: start_from(model, start)
    if first:
        begin_with(model, first, labels)
        if mind: others = Others([opinions(model, [e for e in examples if mind(e)], labels, f"{first}.opinions.npz")], examples)
    rows = Rows(examples, sizes["acts"])
    twice = [row for row, e in enumerate(examples) if favour and e["author"].isdigit() and int(e["author"]) >= favour]
    steps = epochs * math.ceil((len(examples) + len(twice)) / BATCH)
    slow = list(model.encoder.parameters()) + list(model.pieces.parameters())
    named = {id(p) for p in slow}
    groups = [{"params": slow, "full": 3e-4 * rate}, {"params": [p for p in model.parameters() if id(p) not in named], "full": 1e-3 * rate}]
    optimizer = torch.optim.AdamW(groups, weight_decay=0.02, **({"fused": True} if DEVICE == "cuda" else {}))
    average = Average(model)
    smooth = dict(label_smoothing=0.05)
    began, step = time.time(), 0
    for epoch in range(epochs):
        model.train()
        parts = of_a_length(rows.length.tolist(), rng, twice)
        total = torch.zeros((), device=DEVICE)
        for part in parts:
            done = max(step / steps, (time.time() - began) / seconds)
            if done >= 1: break
            step += 1
            for group in optimizer.param_groups: group["lr"] = group["full"] * pace(done)
            batch = rows.batch(part, True)
            with torch.autocast(DEVICE, torch.bfloat16, enabled=DEVICE == "cuda"):
                whole, tokens = model.encode(batch)
                language = model.language(whole)
                clause, role = model.clause(tokens), model.roles(tokens, batch["acts"])
                pooled = model.drop(model.pool(tokens.float(), batch["spans"]))
                heads = [(head(pooled), key, weight) for head, key, weight in ((model.act, "act", 1.0), (model.force, "force", 0.5), (model.condition, "condition", 0.2))]
            loss = functional.cross_entropy(clause.float().flatten(0, 1), batch["clauses"].flatten(), ignore_index=-100, **smooth)
            loss = loss + functional.cross_entropy(role.float().flatten(0, 1), batch["roles"].flatten(), ignore_index=-100, **smooth)
            loss = loss + 0.3 * functional.cross_entropy(language.float(), batch["language"], **smooth)
            for found, key, weight in heads:
                loss = loss + weight * functional.cross_entropy(found.float(), batch["spans"][key], **smooth)
            if others: loss = (1 - blend) * loss + blend * others.loss(batch, clause, role, heads)
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimizer.step()
            average.add()
            total += loss.detach()
        if not quiet and epoch % 4 == 3: print(f"epoch {epoch + 1}: {float(total) / len(parts):.3f}, {time.time() - began:.0f} s", flush=True)
    average.use()
    return model


class Others:
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
        def against(logits, wanted): return -(wanted.float() * logits.float().log_softmax(-1)).sum(-1).mean()
        def places(kind, there): return (self.start[kind][index][:, None] + torch.arange(there.shape[1], device=DEVICE))[there & known]
        rows, words = batch["mask"] & known, places("word", batch["mask"])
        total = against(clause[rows], self.tables["clause"][words]) + against(role[rows], self.tables["role"][words])
        spans, of = places("span", batch["there"]), known[:, 0][batch["spans"]["row"]]
        for found, key, weight in heads:
            if key in self.tables: total = total + weight * against(found[of], self.tables[key][spans])
        return total


def key_of(e):
    """Rows that were told again have the number of the first."""
    return f"{e['id']}|{e['situation']}|{[f['pieces'] for f in e['features']]}"


def opinions(model, examples, labels, path):
    """Writes what this reader makes of rows, given where their clauses are, for `Others`."""
    model.eval()
    rows = Rows(examples, len(labels["acts"]))
    kept = {key: [] for key in ("clause", "role", "act", "force")}
    with torch.no_grad():
        for at in range(0, len(examples), 256):
            part = list(range(at, min(at + 256, len(examples))))
            batch = rows.batch(part, False)
            _, tokens = model.encode(batch)
            kept["clause"].append(model.clause(tokens).softmax(-1)[batch["mask"]].half().cpu().numpy())
            kept["role"].append(model.roles(tokens, batch["acts"]).softmax(-1)[batch["mask"]].half().cpu().numpy())
            pooled = model.pool(tokens, batch["spans"])
            kept["act"].append(model.act(pooled).softmax(-1).half().cpu().numpy())
            kept["force"].append(model.force(pooled).softmax(-1).half().cpu().numpy())
    numpy.savez(path, ids=numpy.array([key_of(e) for e in examples]), words=numpy.array([len(e["features"]) for e in examples]),
                spans=numpy.array([len(e["spans"]) for e in examples]), **{key: numpy.concatenate(value) for key, value in kept.items()})
    return path


def follows(examples, labels):
    """How much likelier than by chance a role is behind another: row 0 to K-1 the one before, row K the clause's beginning."""
    count = len(labels["roles"])
    pairs = numpy.full((count + 1, count), 0.1)
    for e in examples:
        for s in e["spans"]:
            before = count
            for tag in e["roles"][s["first"]:s["last"] + 1]:
                pairs[before, tag] += 1
                before = tag
    own = numpy.log(pairs.sum(0) / pairs.sum())
    return (numpy.log(pairs / pairs.sum(1, keepdims=True)) - own).clip(-3, 3)


def likeliest(scores, steps):
    """The roles of a clause's words that are likeliest together."""
    best = scores[0] + steps[-1]
    back = []
    for row in scores[1:]:
        reached = best[:, None] + steps[:-1]
        back.append(reached.argmax(0))
        best = reached.max(0) + row
    tags = [int(best.argmax())]
    for source in reversed(back): tags.append(int(source[tags[-1]]))
    return tags[::-1]


def decode_all(model, examples, labels, allowed, steps):
    """As the product decodes it: clauses by their beginnings, then what each is, then the spans it may have."""
    model.eval()
    outside = len(labels["acts"])
    rows = Rows(examples, outside)
    found = []
    with torch.no_grad():
        for at in range(0, len(examples), 256):
            part = list(range(at, min(at + 256, len(examples))))
            _, x = model.encode(rows.batch(part, False))
            clauses = model.clause(x).softmax(-1)
            sure_clauses = clauses.max(-1).values.tolist()
            clauses = clauses.argmax(-1).tolist()
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
            result = [[] for _ in part]
            if flat:
                pooled = model.pool(x, {"row": torch.tensor([row for row, _ in flat], device=DEVICE),
                                        **{key: torch.tensor([s[key] for _, s in flat], device=DEVICE) for key in ("first", "last")}})
                acts, forces = model.act(pooled).softmax(-1), model.force(pooled).softmax(-1)
                sure = (acts.max(-1).values * forces.max(-1).values).tolist()
                acts, forces = acts.argmax(-1).tolist(), forces.argmax(-1).tolist()
                of = torch.full(x.shape[:2], outside, device=DEVICE)
                for number, (row, s) in enumerate(flat): of[row, s["first"]:s["last"] + 1] = acts[number]
                roles = model.roles(x, of).log_softmax(-1)
                legal = torch.tensor(allowed + [[1] * len(labels["roles"])], device=DEVICE)
                roles = roles.masked_fill(legal[of] == 0, -1e9).cpu().numpy()
                for number, (row, s) in enumerate(flat):
                    scores = roles[row, s["first"]:s["last"] + 1]
                    tags = likeliest(scores, steps)
                    least = float(numpy.exp(min(row[tag] for row, tag in zip(scores, tags))))
                    result[row].append({**s, "act": acts[number], "force": forces[number], "sure": sure[number], "least": least,
                                        "bounds": min(sure_clauses[row][:len(examples[part[row]]["features"])]), "slots": slots(tags, s["first"], labels)})
            found.extend(result)
    return found


def slots(tags, first, labels):
    """Words of one role that stand side by side are one span."""
    found = []
    for index, tag in enumerate(tags):
        role = labels["roles"][tag]
        if role == "O": continue
        if found and found[-1][0] == role and found[-1][2] == first + index - 1: found[-1][2] = first + index
        else: found.append([role, first + index, first + index])
    return [tuple(one) for one in found]


def languages(model, examples, labels):
    """How often English and the others are taken for what they are, when it has to be fairly sure to say 'not English'."""
    model.eval()
    rows = Rows(examples, len(labels["acts"]))
    with torch.no_grad():
        shares = torch.cat([model.language(model.encode(rows.batch(list(range(at, min(at + 256, len(examples)))), False))[0]).softmax(-1) for at in range(0, len(examples), 256)])
    wrong = {}
    for e, share in zip(examples, shares.cpu().numpy()):
        found = int(share.argmax()) if share[0] < 0.2 else 0
        key = f"{labels['languages'][e['language']]} -> {labels['languages'][found]}"
        wrong[key] = wrong.get(key, 0) + 1
    return wrong


IGNORED = {"filler", "reason", "retracted"}


def score(model, examples, labels, allowed, steps, out=None):
    right = {"acts": 0, "exact": 0, "clauses": 0, "all": 0}
    slot_hits = slot_found = slot_wanted = 0
    sure, kept, confusion = [], [], {}
    for e, found in zip(examples, decode_all(model, examples, labels, allowed, steps)):
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
        if len(found) == len(wanted):
            for f, w in zip(found, wanted):
                name = lambda c: f"{labels['acts'][c['act']]} {labels['forces'][c['force']]}"
                if name(f) != name(w): confusion[f"{name(w)} -> {name(f)}"] = confusion.get(f"{name(w)} -> {name(f)}", 0) + 1
        sure.append((min([f["sure"] for f in found], default=0), same_acts, exact))
        kept.append({"id": e["id"], "acts": same_acts, "exact": exact, "sure": sure[-1][0], "found": found})
    n = len(examples)
    if out: json.dump(kept, open(out, "w"))
    p, r = slot_hits / max(1, slot_found), slot_hits / max(1, slot_wanted)
    return {"n": n, "acts_and_forces": right["acts"] / n, "exact": right["exact"] / n, "clauses": right["clauses"] / n,
            "slot_f1": 2 * p * r / max(1e-9, p + r), "calibration": calibration(sure),
            "confusions": dict(sorted(confusion.items(), key=lambda one: -one[1])[:40])}


def calibration(sure):
    bins = []
    for low in (0, 0.5, 0.7, 0.8, 0.9, 0.95):
        high = {0: 0.5, 0.5: 0.7, 0.7: 0.8, 0.8: 0.9, 0.9: 0.95, 0.95: 1.01}[low]
        inside = [s for s in sure if low <= s[0] < high]
        if inside: bins.append({"from": low, "n": len(inside), "right": sum(s[1] for s in inside) / len(inside), "exact": sum(s[2] for s in inside) / len(inside)})
    return bins


def export(model, labels, path, note, vocabulary, steps):
    """One file: the length of a description, the description as JSON, then the numbers in its order.

    Matrices are bytes with a scale for each row, which costs nothing that can be measured; the rest are halves.
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
        if array.ndim == 2 and array.size > 4096:
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


def main():
    global BATCH, LAYERS, WIDTH, INNER
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("out")
    parser.add_argument("--test", nargs="*", default=[])
    parser.add_argument("--epochs", type=int, default=40)
    parser.add_argument("--drop", type=float, default=0.15)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rate", type=float, default=1.0)
    parser.add_argument("--batch", type=int, default=64)
    parser.add_argument("--layers", type=int, default=LAYERS)
    parser.add_argument("--width", type=int, default=WIDTH)
    parser.add_argument("--seconds", type=float, default=math.inf, help="stop learning by then, with the rate falling in time")
    parser.add_argument("--share", type=float, default=1.0, help="of the rows to learn from, for a point of the learning curve")
    parser.add_argument("--retold", action="store_true", help="learn from the retold rows as well")
    parser.add_argument("--ablate", nargs="*", default=[], help="leave out: pretraining, grammar, world, situation")
    parser.add_argument("--fold", type=int, help="of four: leave that quarter of the authors out, and write what is made of their rows")
    parser.add_argument("--others", nargs="*", default=[], help="what the four folds wrote")
    parser.add_argument("--blend", type=float, default=0.3, help="how much the folds' opinion counts beside the annotation")
    parser.add_argument("--favour", type=int, help="see the rows of authors from this number on twice as often")
    parser.add_argument("--first", help="weights to go on from")
    parser.add_argument("--start", help="what training/pretrain.py wrote, to begin with")
    parser.add_argument("--mind", type=int, help="with --first: the opinion of those weights counts for the authors before this number")
    parser.add_argument("--all", action="store_true", help="train the exported reader on the test authors as well")
    given = parser.parse_args()
    BATCH, LAYERS, WIDTH, INNER = given.batch, given.layers, given.width, 2 * given.width
    labels, allowed, examples, stored = load(given.folder)
    foreign = [e for e in examples if e["author"] == "languages"]
    examples = [e for e in examples if e["author"] != "languages"]
    random.Random(3).shuffle(foreign)
    foreign_held, foreign = foreign[:len(foreign) // 5], foreign[len(foreign) // 5:]
    held = [e for e in examples if e["author"] in given.test and not e["made"]]
    taught = [e for e in examples if e["author"] not in given.test and (not e["made"] or given.retold)]
    if given.share < 1:
        ids = sorted({e["id"] for e in taught})
        chosen = set(random.Random(7).sample(ids, int(len(ids) * given.share)))
        taught = [e for e in taught if e["id"] in chosen]
    left = []
    if given.fold is not None:
        authors = sorted({e["author"] for e in taught} - {"beyond"})
        out = set(authors[given.fold::4])
        left, taught = [e for e in taught if e["author"] in out], [e for e in taught if e["author"] not in out]
        held = [e for e in left if not e["made"]]
    others = Others(given.others, taught + foreign) if given.others else None
    report = {"train": len(taught), "test": len(held), "device": DEVICE}
    began = time.time()
    model = train(taught + foreign, labels, stored, given.epochs, seed=given.seed, without=given.ablate, drop=given.drop, rate=given.rate, seconds=given.seconds, others=others, blend=given.blend, favour=given.favour, first=given.first, start=given.start,
                  mind=given.mind and (lambda e: e["author"].isdigit() and int(e["author"]) < given.mind))
    if left: opinions(model, left, labels, f"{given.out}/opinions.npz")
    report["seconds_of_training"] = round(time.time() - began)
    steps = follows(taught, labels)
    if left: report["result"] = score(model, held[:4000], labels, allowed, STEP * steps)
    elif held:
        for weight in (0, 0.25, 0.5, 1.0):
            one = score(model, held, labels, allowed, weight * steps)
            print("steps", weight, {key: round(one[key], 4) for key in ("acts_and_forces", "exact", "slot_f1")}, flush=True)
        if foreign_held: report["languages"] = languages(model, foreign_held + held, labels)
        report["result"] = score(model, held, labels, allowed, STEP * steps, f"{given.out}/read.json")
        report["authors"] = {}
        for author in sorted({e["author"] for e in held}):
            one = score(model, [e for e in held if e["author"] == author], labels, allowed, STEP * steps)
            report["authors"][author] = {key: round(one[key], 4) for key in ("n", "acts_and_forces", "exact", "slot_f1")}
    report["taught"] = score(model, [e for e in taught if not e["made"]][:800], labels, allowed, STEP * steps)
    del report["taught"]["confusions"]
    print(json.dumps(report, indent=1), flush=True)
    if given.all: model = train([e for e in examples if not e["made"] or given.retold] + foreign, labels, stored, given.epochs, seed=given.seed, drop=given.drop, rate=given.rate, seconds=given.seconds)
    with open(f"{given.folder}/vocabulary.json") as file: vocabulary = json.load(file)
    export(model, labels, f"{given.out}/reader.bin", {"rows": len(examples if given.all else taught)}, vocabulary, STEP * steps)
    report["seconds"] = round(time.time() - began)
    with open(f"{given.out}/report.json", "w") as file: json.dump(report, file, indent=1)


if __name__ == "__main__":
    main()
