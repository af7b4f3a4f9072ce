import { DETERMINERS, TIME_LINKERS } from '../lexicon/grammar.ts';
import type { Person } from '../slot-types.ts';
import { type Clause, slice } from '../text/clause.ts';
import { tidy } from '../text/clean.ts';
import type { Token } from '../text/tokens.ts';
import type { FoundWhen } from '../when-port.ts';
import { isGivenName, type PeopleOptions } from './names.ts';
import {
  ABOUT,
  BEFORE_A_DATE,
  DISCUSS,
  FEAST,
  MEET,
  opensRelative,
  PART_OF_DAY,
  SEE,
  SELVES,
  TITLED,
  TRIPS,
  WEEKDAY,
} from './part-words.ts';
import { readPeople } from './people.ts';
import { calendarPhrase, endOfPlace, isPlaceStart } from './phrases.ts';
import { reassignTitle } from './reassign-title.ts';
import { finishTitle, type Named } from './titles.ts';

/** Everything said about one event in a stretch of a clause. */
export type Parts = Named & {
  people: Person[];
  times: FoundWhen[];
  /** Times that are only part of the name: 'Friday' of 'Friday drinks on the 3rd'. */
  inName: FoundWhen[];
  place?: string;
  agenda?: string;
};

export type PartsOptions = Pick<PeopleOptions, 'known' | 'caseless'> & {
  /** a new event is described, or an existing one is pointed at */
  mode: 'describe' | 'refer';
};

/** Walks over tokens `from`..`to` and gives every word to the slot it belongs to. */
export function readParts(clause: Clause, from: number, to: number, options: PartsOptions): Parts {
  const walk = new Walk(clause, from, to, options);
  return walk.run();
}

class Walk {
  private readonly tokens: Token[];
  private readonly clause: Clause;
  private readonly to: number;
  private readonly options: PartsOptions;
  private at: number;
  private title: number[] = [];
  private explicit: string | undefined;
  private broken = false;
  /** inside 'that I had', 'which must not be': nothing there names the event */
  private relative = false;
  private readonly people: Person[] = [];
  private readonly times: FoundWhen[] = [];
  private readonly inName: FoundWhen[] = [];
  private place: string | undefined;
  private agenda: string | undefined;

  constructor(clause: Clause, from: number, to: number, options: PartsOptions) {
    this.clause = clause;
    this.tokens = clause.tokens;
    this.at = from;
    this.to = to;
    this.options = options;
  }

  run(): Parts {
    let guard = (this.to - this.at) * 4 + 8;
    while (this.at < this.to && guard-- > 0) this.step();
    const named = finishTitle(this.tokens, this.title, this.explicit, this.options.mode);
    const parts: Parts = { ...named, people: this.people, times: this.times, inName: this.inName };
    if (this.place) parts.place = this.place;
    if (this.explicit !== undefined) this.takeNames();
    else {
      const words = this.title.map((index) => this.tokens[index]).filter((token) => token !== undefined);
      reassignTitle(parts, words, this.options.mode, this.peopleOptions('likely'));
    }
    if (this.agenda) parts.agenda = this.agenda;
    return parts;
  }

  /** 'Book Ana and Ben on Thursday, "Roadmap"': beside a title of its own, names are those who come. */
  private takeNames(): void {
    const words = this.title.map((index) => this.tokens[index]).filter((token) => token !== undefined);
    const { people, next } = readPeople(words, 0, this.peopleOptions('likely'));
    const named = words.some((word) => isGivenName(word) || this.options.known?.has(word.norm));
    if (words.length > 0 && next === words.length && named && this.options.mode === 'describe')
      this.people.push(...people.filter(({ said }) => !this.people.some((one) => one.said === said)));
  }

  private step(): void {
    const token = this.tokens[this.at];
    if (!token) {
      this.at = this.to;
      return;
    }
    if (token.kind === 'time') {
      this.takeTime(token);
      return;
    }
    if (this.linksTime()) return;
    const skipped = calendarPhrase(this.tokens, this.at, this.to);
    if (skipped > 0) {
      this.at += skipped;
      if (this.title.length > 0) this.broken = true;
      return;
    }
    if (this.takeExplicitTitle(token) || this.takeLabelledPlace(token)) return;
    if (token.kind === 'quote') {
      this.explicit ??= tidy(token.text.slice(1, -1));
      this.at++;
      return;
    }
    if (token.kind === 'email') {
      if (!this.takePeople(this.at, 'certain')) this.skip();
      return;
    }
    if (token.kind === 'punctuation' && token.norm !== '&' && token.norm !== '#') {
      if (token.norm === ',' && this.title.length > 0) this.broken = true;
      if (token.norm !== '@' || !this.takePlace()) this.skip();
      return;
    }
    if (this.takePreposition(token)) return;
    this.takeWord(token);
  }

  private skip(): void {
    this.at++;
  }

  private takeTime(token: Token): void {
    if (token.time && !this.times.includes(token.time)) this.times.push(token.time);
    if (this.namesEvent(token)) {
      if (token.time && !PART_OF_DAY.test(token.text)) this.inName.push(token.time);
      this.title.push(this.at++);
      return;
    }
    this.at++;
    if (this.title.length > 0) this.broken = true;
    // "tomorrow's", left over when the time itself was read
    const next = this.tokens[this.at];
    if (next?.norm === "'s" || (next?.norm === 's' && next.start === token.end + 1)) this.at++;
  }

  /**
   * 'A morning run tomorrow at 7', 'Friday drinks on the 3rd': a part of the day or a weekday right before what it is
   * belongs to the name, when the time is said elsewhere.
   */
  private namesEvent(token: Token): boolean {
    if (this.options.mode !== 'describe' || this.broken) return false;
    const isPart = PART_OF_DAY.test(token.text);
    if (!isPart && !WEEKDAY.test(token.text) && !FEAST.test(token.text)) return false;
    const next = this.tokens[this.at + 1];
    if (
      next?.kind !== 'word' ||
      this.at + 1 >= this.to ||
      TIME_LINKERS.has(next.norm) ||
      next.norm === 'with'
    )
      return false;
    if (BEFORE_A_DATE.has(this.tokens[this.at - 1]?.norm ?? '')) return false;
    return this.tokens.some((other) => {
      const when = other.kind === 'time' && other.time !== token.time ? other.time?.when : undefined;
      if (when === undefined) return false;
      return when.kind === 'instant' || when.kind === 'ambiguous'
        ? isPart || when.kind === 'ambiguous' || when.dateSaid
        : when.kind === 'interval' && (when.allDay || when.range);
    });
  }

  /** Small words in front of a time belong to it. */
  private linksTime(): boolean {
    let index = this.at;
    while (index < this.to && index < this.at + 6 && this.isLinker(index)) index++;
    if (index === this.at || this.tokens[index]?.kind !== 'time' || index >= this.to) return false;
    // 'the 3pm call': an article before a time that is followed by a name starts a phrase, nothing to keep either
    this.at = index;
    return true;
  }

  private isLinker(index: number): boolean {
    const norm = this.tokens[index]?.norm ?? '';
    if (
      (norm === 'early' || norm === 'late') &&
      /^(?:leave|arrive|come|go|start|finish|wake|leaving)$/.test(this.tokens[index - 1]?.norm ?? '')
    )
      return false;
    if (norm === 'time') return /^(?:some|any|same)$/.test(this.tokens[index - 1]?.norm ?? '');
    return TIME_LINKERS.has(norm);
  }

  private takeExplicitTitle(token: Token): boolean {
    if (!TITLED.has(token.norm)) return false;
    let index = this.at + 1;
    const noun = token.norm === 'name' || token.norm === 'title' || token.norm === 'subject';
    if (
      noun &&
      this.title.length > 0 &&
      !/^(?:the|with|a)$/.test(this.tokens[this.at - 1]?.norm ?? '') &&
      !this.quoteAhead(index)
    )
      return false;
    while (
      index < this.to &&
      ['it', 'as', 'of', 'is', ':', 'the', 'to', 'be', '-'].includes(this.tokens[index]?.norm ?? '')
    )
      index++;
    const first = this.tokens[index];
    if (!first) return false;
    if (first.kind === 'quote') {
      this.explicit = tidy(first.text.slice(1, -1));
      this.at = index + 1;
      return true;
    }
    let end = index;
    while (end < this.to && !this.endsTitle(end, index)) end++;
    if (end === index) return false;
    this.explicit = tidy(slice(this.clause, index, end));
    this.at = end;
    return true;
  }

  /** 'Location: room 3'. */
  private takeLabelledPlace(token: Token): boolean {
    if (!/^(?:location|venue|place|where)$/.test(token.norm) || this.tokens[this.at + 1]?.norm !== ':')
      return false;
    this.at++;
    return this.takePlace();
  }

  private quoteAhead(index: number): boolean {
    return this.tokens[index]?.kind === 'quote' || this.tokens[index + 1]?.kind === 'quote';
  }

  private endsTitle(index: number, start: number): boolean {
    const token = this.tokens[index];
    if (!token || token.kind === 'time' || token.kind === 'quote') return true;
    if (token.norm === ',' || (token.norm === '.' && index > start)) return true;
    if (token.norm === 'with')
      return readPeople(this.tokens, index + 1, this.peopleOptions('certain')).people.length > 0;
    if (TIME_LINKERS.has(token.norm)) {
      let ahead = index;
      while (ahead < this.to && TIME_LINKERS.has(this.tokens[ahead]?.norm ?? '')) ahead++;
      if (this.tokens[ahead]?.kind === 'time') return true;
    }
    if (index > start && calendarPhrase(this.tokens, index, this.to) > 0) return true;
    return (
      index > start &&
      (token.norm === 'at' || token.norm === 'starting') &&
      isPlaceStart(this.tokens, index + 1, this.to)
    );
  }

  private peopleOptions(expect: PeopleOptions['expect']): PeopleOptions {
    return { expect, known: this.options.known, caseless: this.options.caseless };
  }

  private takePeople(at: number, expect: PeopleOptions['expect']): boolean {
    const limited = this.to < this.tokens.length ? this.tokens.slice(0, this.to) : this.tokens;
    const read = readPeople(limited, at, this.peopleOptions(expect));
    if (read.next === at) return false;
    this.people.push(...read.people);
    this.at = read.next;
    if (this.title.length > 0) this.broken = true;
    return true;
  }

  private takePlace(): boolean {
    const start = this.at + 1;
    if (!isPlaceStart(this.tokens, start, this.to)) return false;
    const end = endOfPlace(this.tokens, start, this.to);
    if (end === start) return false;
    const first = this.tokens[start];
    const skip = first && DETERMINERS.has(first.norm) && first.norm === 'a' ? 1 : 0;
    const text = tidy(slice(this.clause, start + skip, end));
    this.place = this.place ? `${this.place}, ${text}` : text;
    this.at = end;
    if (this.title.length > 0) this.broken = true;
    return true;
  }

  private takePreposition(token: Token): boolean {
    const next = this.tokens[this.at + 1];
    switch (token.norm) {
      case 'with':
      case 'w':
        if (
          next?.norm === 'subject' ||
          next?.norm === 'title' ||
          (next?.norm === 'the' && TITLED.has(this.tokens[this.at + 2]?.norm ?? ''))
        ) {
          this.at++;
          return true;
        }
        return this.takePeople(this.at + 1, 'certain');
      case 'between':
        if (this.takeCompany(this.at + 1)) return true;
        if (this.takePeople(this.at + 1, 'likely')) return true;
        if (this.title.length > 0) this.broken = true;
        this.relative = true;
        this.at++;
        return true;
      case 'at':
      case 'in':
        // 'at some point' leaves the time open and names no place
        if (
          /^(?:some|any|one)$/.test(next?.norm ?? '') &&
          /^(?:point|stage|time)$/.test(this.tokens[this.at + 2]?.norm ?? '')
        ) {
          this.at += 3;
          return true;
        }
        return this.takePlace();
      case 'for':
        return this.takeFor(next);
      case 'to':
        return this.takeTo(next);
      default:
        return ABOUT.has(token.norm) && this.takeAgenda(this.at + 1);
    }
  }

  private takeFor(next: Token | undefined): boolean {
    if (!next) return false;
    if (this.takeCompany(this.at + 1)) return true;
    if (SELVES.has(next.norm)) {
      this.at += 2;
      // 'for me to go ice skating'
      if (this.tokens[this.at]?.norm === 'to') this.at++;
      return true;
    }
    if (this.untitled()) {
      this.title = [];
      this.broken = false;
      this.at++;
      return true;
    }
    if (this.broken) {
      // 'dinner tomorrow for the team': says something, but not the title
      return false;
    }
    this.title.push(this.at++);
    return true;
  }

  private takeTo(next: Token | undefined): boolean {
    if (!next) return false;
    const rest = this.clause.canon.slice(this.clause.offsets[this.at + 1] ?? 0);
    if (DISCUSS.test(rest)) {
      const words = DISCUSS.exec(rest)?.[0].split(' ').length ?? 1;
      return this.takeAgenda(this.at + 1 + words);
    }
    const last = this.tokens[this.title.at(-1) ?? -1]?.norm ?? '';
    if (TRIPS.has(last) && !this.broken && isPlaceStart(this.tokens, this.at + 1, this.to)) {
      return this.options.mode === 'describe' ? this.takePlace() : false;
    }
    if (this.untitled()) {
      this.title = [];
      this.broken = false;
      this.at++;
      if (MEET.has(next.norm)) this.takeMeeting();
      return true;
    }
    return false;
  }

  /** 'Ana and I', 'me and Ana', 'Ana, Ben and me': those whom the speaker counts together with themselves. */
  private takeCompany(at: number): boolean {
    const limited = this.tokens.slice(0, this.to);
    const self = (index: number): boolean => /^(?:i|me|myself)$/.test(limited[index]?.norm ?? '');
    const joined = (index: number): boolean => /^(?:and|&)$/.test(limited[index]?.norm ?? '');
    const first = self(at) && joined(at + 1) ? at + 2 : at;
    const { people, next } = readPeople(limited, first, this.peopleOptions('likely'));
    const withSelf = first > at || (self(next - 1) && joined(next - 2));
    if (people.length === 0 || !withSelf) return false;
    this.people.push(...people);
    this.at = next;
    if (MEET.has(limited[next]?.norm ?? '')) this.at++;
    else if (limited[next]?.norm === 'get' && limited[next + 1]?.norm === 'together') this.at += 2;
    return true;
  }

  /** 'meet with Kim', 'meet Linda': a meeting, and who with. */
  takeMeeting(): void {
    this.at++;
    if (this.tokens[this.at]?.norm === 'up') this.at++;
    if (this.tokens[this.at]?.norm !== 'with') this.takePeople(this.at, 'certain');
  }

  private takeAgenda(start: number): boolean {
    let end = start;
    while (end < this.to && !this.endsTitle(end, start)) end++;
    if (end <= start) return false;
    this.agenda = tidy(slice(this.clause, start, end));
    this.at = end;
    if (this.title.length > 0) this.broken = true;
    return true;
  }

  /** Nothing but 'my next' has been said so far. */
  private unnamed(): boolean {
    return this.title.every((index) =>
      /^(?:next|last|again|first|the|my)$/.test(this.tokens[index]?.norm ?? ''),
    );
  }

  private nameAt(index: number): boolean {
    const token = this.tokens[index];
    return (
      token?.kind === 'word' &&
      (isGivenName(token) || (token.capital && !this.options.caseless)) &&
      readPeople(this.tokens.slice(0, this.to), index, this.peopleOptions('likely')).people.length > 0
    );
  }

  private untitled(): boolean {
    if (this.explicit !== undefined) return false;
    return finishTitle(this.tokens, this.title, undefined, this.options.mode).title === undefined;
  }

  private takeWord(token: Token): void {
    if (this.title.length > 0 && opensRelative(token, this.tokens[this.at + 1])) {
      this.broken = true;
      this.relative = true;
      this.at++;
      return;
    }
    if (this.relative) {
      this.at++;
      return;
    }
    if (
      this.unnamed() &&
      (MEET.has(token.norm) || SEE.has(token.norm)) &&
      (token.norm !== 'meeting' || this.nameAt(this.at + 1))
    ) {
      const next = this.tokens[this.at + 1]?.norm;
      if (
        SEE.has(token.norm)
          ? this.nameAt(this.at + 1)
          : next === 'with' ||
            next === 'up' ||
            readPeople(this.tokens.slice(0, this.to), this.at + 1, this.peopleOptions('likely')).people
              .length > 0
      ) {
        this.takeMeeting();
        return;
      }
    }
    if (this.title.length === 0 && this.options.mode === 'describe' && this.takeCompany(this.at)) return;
    if (this.broken) {
      if (!this.untitled()) {
        this.at++;
        return;
      }
      this.title = [];
      this.broken = false;
    }
    this.title.push(this.at);
    this.at++;
  }
}
