"""The learning itself: on a GPU each step of a size is recorded once and then replayed.

A step is thousands of small operations; started one by one they take four times as long as they run.
"""

import contextlib
import math
import random
import time

import torch
from torch import nn
from torch.nn import functional

from tables import DEVICE, IGNORED_LABEL

torch.backends.cuda.matmul.allow_tf32 = True
ON_GPU = DEVICE == "cuda"


def precision():
    return torch.autocast(DEVICE, torch.bfloat16, enabled=ON_GPU)


def pace(done):
    """The rate of learning: up over the first tenth, then down to nothing."""
    if done < 0.1: return 0.04 + 0.96 * (1 - math.cos(math.pi * done / 0.1)) / 2
    return (1 + math.cos(math.pi * min(1, (done - 0.1) / 0.9))) / 2


class Average:
    """The weights as they were on average over the last steps: what a reader of many tries would say, in one."""

    def __init__(self, model, keep=0.999):
        self.weights, self.keep = list(model.parameters()), keep
        self.values = [p.detach().clone() for p in self.weights]

    @torch.no_grad()
    def add(self):
        torch._foreach_mul_(self.values, self.keep)
        torch._foreach_add_(self.values, [p.detach() for p in self.weights], alpha=1 - self.keep)

    @torch.no_grad()
    def use(self):
        for p, value in zip(self.weights, self.values): p.copy_(value)


class Learner:
    """One network that learns: `loss(index, size)` says how wrong it is about a batch."""

    def __init__(self, model, loss, groups, parts, steps, keep=0.999):
        self.model, self.loss, self.parts, self.steps = model, loss, parts, steps
        self.average = Average(model, keep)
        self.rates = [torch.zeros((), device=DEVICE) for _ in groups] if ON_GPU else [0.0 for _ in groups]
        self.full = [group["full"] for group in groups]
        self.weights = [p for group in groups for p in group["params"]]
        self.optimizer = torch.optim.AdamW([{"params": group["params"], "lr": rate} for group, rate in zip(groups, self.rates)],
                                           weight_decay=0.02, **({"fused": True, "capturable": True} if ON_GPU else {}))
        self.recorded, self.pool, self.step = {}, None, 0
        self.stream = torch.cuda.Stream() if ON_GPU else None

    def take(self, index, size):
        self.optimizer.zero_grad(set_to_none=True)
        with precision(): loss = self.loss(index, size)
        loss.backward()
        nn.utils.clip_grad_norm_(self.weights, 1.0)
        self.optimizer.step()
        self.average.add()
        return loss.detach()

    def record(self, index, size):
        """Two steps that change nothing, since the rate is nothing yet, then the one that is kept."""
        held = index.clone()
        self.set_rate(None)
        for _ in range(2): self.take(held, size)
        torch.cuda.synchronize()
        self.optimizer.zero_grad(set_to_none=True)
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph, pool=self.pool, stream=self.stream): loss = self.take(held, size)
        self.pool = self.pool or graph.pool()
        self.recorded[size] = (held, graph, loss)

    def set_rate(self, done):
        for at, full in enumerate(self.full):
            rate = 0.0 if done is None else full * pace(done)
            if ON_GPU: self.rates[at].fill_(rate)
            else: self.optimizer.param_groups[at]["lr"] = rate

    def next(self, done):
        size, index = next(self.parts)
        with torch.cuda.stream(self.stream) if ON_GPU else contextlib.nullcontext():
            if ON_GPU and size not in self.recorded: self.record(index, size)
            self.set_rate(done)
            self.step += 1
            if not ON_GPU: return self.take(index, size)
            held, graph, loss = self.recorded[size]
            held.copy_(index)
            graph.replay()
            return loss


def batches(order_of, fits, count, seed):
    """Endless batches of rows of one size each; the last of a size is filled up with others of it."""
    rng = random.Random(seed)
    of_size = {}
    for row in order_of: of_size.setdefault(fits(row), []).append(row)
    while True:
        parts = []
        for size, rows in of_size.items():
            rng.shuffle(rows)
            filled = rows + rng.choices(rows, k=-len(rows) % count)
            parts += [(size, filled[at:at + count]) for at in range(0, len(filled), count)]
        rng.shuffle(parts)
        everything = torch.tensor([part for _, part in parts], device=DEVICE)
        yield from ((size, everything[at]) for at, (size, _) in enumerate(parts))


def steps_in(order_of, fits, count):
    of_size = {}
    for row in order_of: of_size[fits(row)] = of_size.get(fits(row), 0) + 1
    return sum(math.ceil(many / count) for many in of_size.values())


def learn(learner, seconds, watch=None):
    """Until it has made its steps or the time is over. The GPU is waited for now and then, or the clock would say nothing."""
    learner.model.train()
    began, last, done = time.time(), 0.0, 0.0
    while done < 1:
        loss = learner.next(done)
        if ON_GPU and learner.step % 16 == 0: torch.cuda.synchronize()
        done = max(learner.step / learner.steps, (time.time() - began) / seconds)
        if time.time() - last > 20:
            last = time.time()
            print(f"{last - began:.0f} s, {learner.step} of {learner.steps} steps, {float(loss):.3f}", watch() if watch else "", flush=True)
    learner.average.use()
    learner.recorded.clear()


def commands_loss(model, rows, others=None, blend=0.0):
    """How wrong a reader is about the commands of messages, by their annotation and by what others made of them."""
    def wrong(logits, wanted):
        return functional.cross_entropy(logits.float().flatten(0, -2), wanted.flatten(), ignore_index=IGNORED_LABEL, label_smoothing=0.05, reduction="sum") \
            / (wanted != IGNORED_LABEL).sum().clamp(min=1)
    def loss(index, size):
        batch = rows.batch(index, size, True)
        whole, tokens = model.encode(batch)
        clause, role = model.clause(tokens), model.roles(tokens, batch["acts"])
        pooled = model.drop(model.pool(tokens.float(), batch["spans"]["first"], batch["spans"]["last"]))
        heads = [(head(pooled), key, weight) for head, key, weight in ((model.act, "act", 1.0), (model.force, "force", 0.5), (model.condition, "condition", 0.2))]
        total = wrong(clause, batch["clauses"]) + wrong(role, batch["roles"]) + 0.3 * wrong(model.language(whole), batch["language"])
        total = total + sum(weight * wrong(found, batch["spans"][key]) for found, key, weight in heads)
        return (1 - blend) * total + blend * others.loss(batch, clause, role, heads) if others else total
    return loss
