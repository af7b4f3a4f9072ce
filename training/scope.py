"""Teaches the trained reader what is beyond it: one more head, fitted to what `training/scope.ts` wrote.

    python3 training/scope.py CLAUSES WIDTH WEIGHTS
"""

import json
import sys

import numpy


def fit(x, y, strength=10.0):
    """Logistic regression by Newton's method; what is beyond counts double."""
    held = numpy.hstack([x, numpy.ones((len(x), 1))])
    weight = numpy.zeros(held.shape[1])
    keep = numpy.full(held.shape[1], strength * len(x) / 1000)
    keep[-1] = 0
    counts = numpy.where(y == 1, 2.0, 1.0)
    for _ in range(25):
        share = 1 / (1 + numpy.exp(-held @ weight))
        slope = held.T @ (counts * (share - y)) + keep * weight
        bend = (held * (counts * share * (1 - share) + 1e-9)[:, None]).T @ held + numpy.diag(keep + 1e-6)
        weight -= numpy.linalg.solve(bend, slope)
    return weight


def main():
    clauses, width, path = sys.argv[1], int(sys.argv[2]), sys.argv[3]
    rows = numpy.fromfile(clauses, "float32").reshape(-1, width + 1).astype("float64")
    y, x = rows[:, 0], rows[:, 1:]
    mean, spread = x.mean(0), x.std(0) + 1e-6
    weight = fit((x - mean) / spread, y)
    plain = weight[:-1] / spread
    bias = weight[-1] - (plain * mean).sum()
    share = 1 / (1 + numpy.exp(-(x @ plain + bias)))
    print(f"{len(y)} clauses; above 0.3: {(share[y == 1] > 0.3).mean():.3f} of what is beyond, {(share[y == 0] > 0.3).mean():.4f} of the rest")
    with open(path, "rb") as file: data = file.read()
    length = int.from_bytes(data[:4], "little")
    description, numbers = json.loads(data[4:4 + length]), data[4 + length:]
    description["tensors"] = [one for one in description["tensors"] if not one["name"].startswith("scope.")]
    for name, array, shape in (("scope.weight", plain, [1, width]), ("scope.bias", numpy.array([bias]), [1])):
        description["tensors"].append({"name": name, "shape": shape, "type": "float32", "at": len(numbers)})
        part = array.astype("float32").tobytes()
        numbers += part + b"\0" * (-len(part) % 8)
    text = json.dumps(description, ensure_ascii=False).encode()
    text += b" " * (-(4 + len(text)) % 8)
    with open(path, "wb") as file: file.write(len(text).to_bytes(4, "little") + text + numbers)


if __name__ == "__main__":
    main()
