#!/usr/bin/env bash
# Three readers go on from the weights in use, side by side on one GPU, and then their mean. About eight minutes.
#
#     bash training/continue.sh OUT SECONDS NEW AUTHORS…
set -uo pipefail
cd "$(dirname "$0")/.."
out=$1 seconds=$2
shift 2
work=$(mktemp -d)
cache=training/.cache
# Small steps of several programs run at once under the service.
export CUDA_MPS_PIPE_DIRECTORY=$work/mps CUDA_MPS_LOG_DIRECTORY=$work/mps
mkdir -p "$work/mps" && nvidia-cuda-mps-control -d || true
for seed in 1 2 3; do
  mkdir -p "$work/$seed"
  (
    python3 training/train.py $cache "$work/$seed" --first packages/understanding/weights/reader.bin --bytes --new "$@" \
      --blend 0.4 --slow 0.6e-4 --rate 1.5 --seconds "$seconds" --seed $seed > "$out/log-$seed.txt" 2>&1
    mkdir -p "$out/$seed" && cp "$work/$seed/reader.bin" "$out/$seed/"
  ) &
done
wait $(jobs -p)
mkdir -p "$out/mean"
python3 training/mean.py $cache "$out/mean" "$work"/1 "$work"/2 "$work"/3 > "$out/log-mean.txt" 2>&1
rm -f "$out/mean/weights.pt" "$out/mean/report.json"
tail -n 3 "$out"/log-*.txt
echo quit | nvidia-cuda-mps-control || true
