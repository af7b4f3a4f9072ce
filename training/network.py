"""The reader's network (docs/reader.md, 'How it works')."""

import math

import torch
from torch import nn
from torch.nn import functional

WIDTH, LAYERS, HEADS, INNER, REACH = 256, 4, 4, 512, 16


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
    def __init__(self, sizes, stored, drop=0.15, without=(), layers=LAYERS):
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
        self.layers = nn.ModuleList([Layer(drop) for _ in range(layers)])
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
        spread = ((owner[..., None] == torch.arange(words, device=x.device)) & there[..., None]).to(x.dtype)
        mean = (spread.transpose(1, 2) @ x[:, 1:]) / spread.sum(1).clamp(min=1)[..., None]
        own = self.join(torch.cat([mean, facts], -1))
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
