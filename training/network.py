"""The reader's network (docs/reader.md, 'How it works')."""

import math

import torch
from torch import nn
from torch.nn import functional

WIDTH, LAYERS, HEADS, INNER, REACH = 256, 2, 4, 512, 16
# Of the encoder's six layers a reader takes these; the one that others learn from takes all.
ALL, TAKEN = 6, (0, 1, 2, 3)
ENCODER_HEADS = 12
# The place in the vocabulary of what stands in front of every text.
BEGINNING = 2


class EncoderLayer(nn.Module):
    """A layer of the encoder as its makers built it, but for what keeps only positive numbers where they had a smooth bend."""

    def __init__(self, stored, number, drop, smooth):
        super().__init__()
        self.mix, self.out, self.grow, self.shrink = (linear(stored, f"{number}.{name}") for name in ("mix", "out", "grow", "shrink"))
        self.middle, self.after = (norm(stored, f"{number}.{name}") for name in ("middle", "after"))
        self.drop, self.bend = nn.Dropout(drop), functional.gelu if smooth else functional.relu

    def forward(self, x, mask):
        batch, length, width = x.shape
        q, k, v = self.mix(x).view(batch, length, 3, ENCODER_HEADS, width // ENCODER_HEADS).permute(2, 0, 3, 1, 4)
        score = (q @ k.transpose(-1, -2) / math.sqrt(width // ENCODER_HEADS)).masked_fill(~mask[:, None, None, :], -1e9)
        mixed = (self.drop(score.softmax(-1)) @ v).transpose(1, 2).reshape(batch, length, width)
        x = self.middle(x + self.drop(self.out(mixed)))
        return self.after(x + self.drop(self.shrink(self.bend(self.grow(x)))))


# Matrices with fewer numbers stay as they are.
FEW = 4096


class Linear(nn.Linear):
    """Multiplies as the product does once it is told to: bytes by bytes. Whoever learns so gets along with it."""

    as_bytes = False

    def forward(self, x):
        if not self.as_bytes or self.weight.numel() <= FEW: return super().forward(x)
        return functional.linear(rounded_rows(x), rounded(self.weight), self.bias)


def rounded(weight):
    step = weight.detach().abs().amax(1) / 127 + 1e-12
    return torch.fake_quantize_per_channel_affine(weight, step, torch.zeros_like(step), 0, -127, 127)


def rounded_rows(x):
    """From 0 to 127 between the least and the greatest number of a row; what is learned passes through."""
    rows = x.float().flatten(0, -2)
    low, high = rows.detach().aminmax(dim=-1)
    step = (high - low) / 127 + 1e-9
    return torch.fake_quantize_per_channel_affine(rows, step, -low / step, 0, 0, 127).view(x.shape)


def linear(stored, name):
    weight = torch.tensor(stored[f"{name}.weight"])
    made = Linear(weight.shape[1], weight.shape[0])
    made.weight.data, made.bias.data = weight, torch.tensor(stored[f"{name}.bias"])
    return made


def norm(stored, name):
    made = nn.LayerNorm(len(stored[f"{name}.weight"]), eps=1e-12)
    made.weight.data, made.bias.data = torch.tensor(stored[f"{name}.weight"]), torch.tensor(stored[f"{name}.bias"])
    return made


def nothing(inputs, outputs):
    """Adds nothing before it has learned to."""
    made = Linear(inputs, outputs)
    nn.init.zeros_(made.weight)
    nn.init.zeros_(made.bias)
    return made


def mean_of_pieces(x, owner, there, words):
    """A row for each word."""
    spread = ((owner[..., None] == torch.arange(words, device=x.device)) & there[..., None]).to(x.dtype)
    return (spread.transpose(1, 2) @ x) / spread.sum(1).clamp(min=1)[..., None]


class Layer(nn.Module):
    """A layer of our own over words, which knows how far apart two words are."""

    def __init__(self, drop):
        super().__init__()
        self.before = nn.LayerNorm(WIDTH)
        self.mix = Linear(WIDTH, 3 * WIDTH)
        self.out = Linear(WIDTH, WIDTH)
        self.bias = nn.Parameter(torch.zeros(HEADS, 2 * REACH + 1))
        self.middle = nn.LayerNorm(WIDTH)
        self.grow = Linear(WIDTH, INNER)
        self.shrink = Linear(INNER, WIDTH)
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
    def __init__(self, sizes, stored, drop=0.15, without=(), layers=LAYERS, taken=TAKEN, smooth=False):
        super().__init__()
        self.without = set(without)
        self.pieces = nn.Embedding.from_pretrained(torch.tensor(stored["pieces"]), freeze=False)
        self.places = nn.Embedding.from_pretrained(torch.tensor(stored["places"]), freeze=False)
        self.norm = norm(stored, "norm")
        self.encoder = nn.ModuleList([EncoderLayer(stored, number, drop, smooth) for number in taken])
        if "pretraining" in self.without:
            for module in (self.norm, *self.encoder.modules()):
                if isinstance(module, (nn.Linear, nn.LayerNorm)): module.reset_parameters()
            for table in (self.pieces, self.places): nn.init.normal_(table.weight, std=0.02)
        wide = self.pieces.weight.shape[1]
        self.shape = nn.Embedding(sizes["shapes"], 16)
        self.time = nn.Embedding(sizes["times"], 24)
        self.known = nn.Embedding(sizes["known"], 8)
        self.hint = nothing(48, wide)
        self.situation = nothing(sizes["situation"], wide)
        self.join = Linear(wide + 48, WIDTH)
        self.layers = nn.ModuleList([Layer(drop) for _ in range(layers)])
        self.last = nn.LayerNorm(WIDTH)
        self.clause = Linear(WIDTH, sizes["clauses"])
        self.act = Linear(2 * WIDTH, sizes["acts"])
        self.force = Linear(2 * WIDTH, sizes["forces"])
        self.condition = Linear(2 * WIDTH, sizes["conditions"])
        # Which part words play depends on what is done with them: the last row stands for words outside of all clauses.
        self.part = Linear(WIDTH, WIDTH)
        self.deed = nn.Embedding(sizes["acts"] + 1, WIDTH)
        self.role = Linear(WIDTH, sizes["roles"])
        self.language = Linear(WIDTH, sizes["languages"])
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

    def use_bytes(self):
        for module in self.modules():
            if isinstance(module, Linear): module.as_bytes = True

    def encoders(self):
        """What was learned before, and goes on learning slowly."""
        return [p for part in (self.pieces, self.places, self.norm, self.encoder) for p in part.parameters()]

    def in_context(self, pieces, there, hints=0.0, about=0.0):
        """What the encoder makes of the pieces, behind a first row for all of them."""
        first = (self.pieces.weight[BEGINNING] + about).expand(len(pieces), -1)
        x = torch.cat([first[:, None], self.pieces(pieces.clamp(min=0)) + hints], 1)
        x = self.drop(self.norm(x + self.places.weight[:x.shape[1]]))
        inside = functional.pad(there, (1, 0), value=True)
        for layer in self.encoder: x = layer(x, inside)
        return x

    def words(self, pieces, owner, there, mask, facts, situation, with_whole=False):
        """What the encoder makes of the pieces, and our own layers of the words."""
        hints = self.hint(facts).gather(1, owner[..., None].expand(-1, -1, self.hint.out_features))
        x = self.in_context(pieces, there, hints, self.situation(situation))
        low = x[:, 1:]
        own = self.join(torch.cat([mean_of_pieces(low, owner, there, facts.shape[1]), facts], -1))
        first = self.join(torch.cat([x[:, :1], torch.zeros_like(facts[:, :1])], -1))
        x = torch.cat([first, self.drop(own)], 1)
        mask = functional.pad(mask, (1, 0), value=True)
        for layer in self.layers: x = layer(x, mask)
        x = self.last(x)
        return low, x if with_whole else x[:, 1:]

    def pool(self, tokens, first, last):
        """A clause is its first word and the mean of its words; what went before it is in them by attention."""
        at = lambda table, place: table.gather(1, place[..., None].expand(-1, -1, table.shape[-1]))
        sums = functional.pad(tokens.cumsum(1), (0, 0, 1, 0))
        mean = (at(sums, last + 1) - at(sums, first)) / (last - first + 1)[..., None]
        return torch.cat([at(tokens, first), mean], -1)

    def roles(self, tokens, acts):
        return self.role(self.drop(functional.relu(self.part(tokens) + self.deed(acts))))
