"""How well a reader reads what it has not learned from, decoded as the product decodes it."""

import numpy
import torch

from tables import DEVICE, Rows


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


def clauses_of(labels):
    """First and last word of each clause: it begins at a B, or at an I outside of one."""
    spans, inside = [], False
    for index, label in enumerate(labels):
        if label == 1 or (label == 2 and not inside): spans.append([index, index])
        elif label == 2: spans[-1][1] = index
        inside = label != 0
    return spans


def decode_all(model, examples, labels, allowed, steps):
    """As the product decodes it: clauses by their beginnings, then what each is, then the spans it may have."""
    model.eval()
    outside = len(labels["acts"])
    rows = Rows(examples, outside)
    legal = torch.tensor(allowed + [[1] * len(labels["roles"])], device=DEVICE)
    found = [None] * len(examples)
    order = sorted(range(len(examples)), key=lambda row: rows.length[row])
    with torch.no_grad():
        for at in range(0, len(order), 256):
            part = numpy.array(order[at:at + 256])
            _, x = model.encode(rows.batch(torch.tensor(part, device=DEVICE), rows.size_of(part), False))
            clauses = model.clause(x).softmax(-1)
            sure_clauses, bounds = clauses.max(-1).values.tolist(), clauses.argmax(-1).tolist()
            wanted = [clauses_of(bounds[row][:rows.length[one]]) for row, one in enumerate(part)]
            most = max(1, max(len(spans) for spans in wanted))
            padded = torch.tensor([spans + [[0, 0]] * (most - len(spans)) for spans in wanted], device=DEVICE)
            pooled = model.pool(x, padded[..., 0], padded[..., 1])
            acts, forces = model.act(pooled).softmax(-1), model.force(pooled).softmax(-1)
            sure = (acts.max(-1).values * forces.max(-1).values).tolist()
            acts, forces = acts.argmax(-1).tolist(), forces.argmax(-1).tolist()
            of = torch.full(x.shape[:2], outside, device=DEVICE)
            for row, spans in enumerate(wanted):
                for number, (first, last) in enumerate(spans): of[row, first:last + 1] = acts[row][number]
            roles = model.roles(x, of).log_softmax(-1).masked_fill(legal[of] == 0, -1e9).cpu().numpy()
            for row, one in enumerate(part):
                found[one] = []
                for number, (first, last) in enumerate(wanted[row]):
                    scores = roles[row, first:last + 1]
                    tags = likeliest(scores, steps)
                    least = float(numpy.exp(min(score[tag] for score, tag in zip(scores, tags))))
                    found[one].append({"first": first, "last": last, "act": acts[row][number], "force": forces[row][number], "sure": sure[row][number],
                                       "least": least, "bounds": min(sure_clauses[row][:rows.length[one]]), "slots": slots(tags, first, labels)})
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
    wrong = {}
    with torch.no_grad():
        for at in range(0, len(examples), 256):
            part = numpy.arange(at, min(at + 256, len(examples)))
            whole, _ = model.encode(rows.batch(torch.tensor(part, device=DEVICE), rows.size_of(part), False))
            for one, share in zip(part, model.language(whole).softmax(-1).cpu().numpy()):
                found = int(share.argmax()) if share[0] < 0.2 else 0
                key = f"{labels['languages'][examples[one]['language']]} -> {labels['languages'][found]}"
                wrong[key] = wrong.get(key, 0) + 1
    return wrong


IGNORED = {"filler", "reason", "retracted"}


def score(model, examples, labels, allowed, steps):
    right = {"acts": 0, "exact": 0, "clauses": 0, "all": 0}
    slot_hits = slot_found = slot_wanted = 0
    sure, confusion = [], {}
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
    n = len(examples)
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
