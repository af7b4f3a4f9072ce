"""Worlds and states for the authors of the corpus: what is in the calendar, what was said just before.

    python3 training/make_batches.py OUT --first 1 --batches 6 --size 400

Every batch is drawn from its own seed, so that batches never share a world. Authors write one message for each item;
they see the world and the last exchange, never code, lexicon or each other.
"""

import argparse
import datetime
import json
import random

TITLES = """Physio|Haircut|Eye test|Piano lesson|Swimming class|Parent-teacher evening|School run|Vet for Biscuit|Car inspection|Boiler service
Book club|Choir rehearsal|Badminton|Climbing|Pilates|Gym|Run with Theo|Pottery class|Spanish lesson|Driving lesson
Blood donation|Therapy|Optician|Dermatologist|GP appointment|Blood test|Passport office|Tax advisor|Bank appointment|Notary
Flat viewing|Plumber|Furniture delivery|Window cleaner|Council meeting|Allotment|Babysitter|Playdate at Noor's|Birthday party Milo|Grandma's birthday
Dinner with the neighbours|Brunch|Cinema|Concert|Theatre night|Football match|Pub quiz|Date night|Game night|Wedding rehearsal
Team sync|Stand-up|Weekly review|Sprint planning|Sprint retro|Backlog grooming|Roadmap session|Architecture review|Code freeze|Design critique
1:1 with Priya|1:1 with Lukas|Skip-level|All hands|Town hall|Townhall prep|Onboarding Noor|Interview loop|Candidate debrief|Offer call
Client kickoff|Northwind status call|Northwind demo|Renewal call|Pipeline review|Forecast|Quarterly review|Board prep|Board meeting|Investor update
Budget planning|Payroll cut-off|Invoice run|Vendor call|Contract review|Legal review|Press interview|Photo shoot|Campaign launch|Newsletter deadline
Lecture algorithms|Lab session|Seminar|Study group|Thesis meeting|Exam statistics|Library shift|Tutoring Max|Office hours|Group project
Early shift|Late shift|Night shift|On call|Site inspection|Safety briefing|Tool delivery|Handover|Fire drill|Warehouse count
Flight to Oslo|Train to Lyon|Hotel check-in|Conference Vienna|Ski trip|Holiday in Crete|Off-site|Home office|Focus time|Lunch break
Lunch with Sam|Coffee with Mira|Call with mum|Drinks with Jonas|Walk with Ines|Breakfast with Tariq|Catch-up Olga|Mentoring Yuki|Reading hour|Groceries""".replace("\n", "|").split("|")

PEOPLE = """Priya Nair|Lukas Vogel|Noor Haddad|Theo Martin|Mira Kovac|Jonas Berg|Ines Duarte|Tariq Aziz|Olga Petrova|Yuki Tanaka
Sam Whitfield|Chloe Dubois|Mateo Ruiz|Aisha Khan|Liam O'Brien|Greta Lindqvist|Hassan Demir|Zoe Papadakis|Pavel Novak|Rosa Bianchi
Kwame Mensah|Leila Farahani|Marcus Reid|Nina Hoffmann|Oscar Nilsson|Paula Gomes|Quentin Moreau|Ravi Menon|Sofia Castro|Tom Becker
Uma Patel|Viktor Larsen|Wei Chen|Xenia Popescu|Yusuf Ali|Bella Rossi|Diego Fuentes|Elif Kaya|Finn Gallagher|Hana Suzuki""".replace("\n", "|").split("|")

ZONES = ["Europe/Madrid", "Europe/London", "America/New_York", "Europe/Berlin", "Asia/Kolkata", "Australia/Sydney",
         "America/Chicago", "Europe/Paris", "America/Los_Angeles", "Africa/Lagos", "Asia/Singapore", "Europe/Lisbon"]
DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
PLACES = ["Room 4", "Café Lila", "the office", "Studio B", "Zoom", "14 Mill Lane", "City Hall", "Gate 12", "the library", "Bistro Nord"]
TASKS = ["call the insurance", "water the plants", "send the invoice", "take the pills", "buy a gift for Mira", "book train tickets",
         "defrost the chicken", "return the parcel", "check the oven", "submit the timesheet", "ring the landlord", "move the car"]
RULES = ["no meetings before 9", "keep Friday afternoons free", "lunch from 12 to 1 is mine", "calls at most 30 minutes", "no calls on Sundays"]

# What an author is nudged towards; the reading is the author's own.
FRESH = {
    "put something new into the calendar": 16, "a new meeting with one or two people": 10, "something that repeats": 5,
    "a trip, stay, holiday or deadline over whole days": 3, "a block of time for yourself": 3,
    "find a time with somebody": 5, "book the first time that suits several people": 3,
    "move something in the calendar": 8, "change length, place, title or note of something": 6,
    "add or drop people of something": 4, "cancel something, or several things": 6, "keep some of several and move or cancel the rest": 2,
    "tell news that changes an event, without asking for anything": 5, "two events change places": 1,
    "answer an invitation": 2, "set a reminder": 7, "a reminder before an event, or on the day before": 3,
    "ask what is on": 6, "ask when, where, who, how long, what about": 7, "ask whether there is time": 5,
    "count, add up or compare events": 3, "ask what time something is elsewhere": 2, "how long until something": 1,
    "two or three wishes in one message": 8, "a long rambling message with one or two wishes in it": 3,
    "only do it if something holds": 3, "correct yourself within the message": 4, "something relative to another event": 4,
    "a standing wish for the future": 3, "ask about the assistant itself": 2, "what reminders or rules are stored": 1,
    "small talk, mood, complaint; nothing to do": 5, "tell what happened, in words that could be a wish": 5,
    "a wish, dream or what-if that must not be carried out": 4, "what somebody else said or wrote, quoted or pasted": 4,
    "a habit or fact of life with a time in it, not a request": 4, "something a scheduling assistant cannot do": 4,
    "a fragment or noise": 2, "numbers in names: flights, rooms, versions, phone numbers": 3,
}
FOLLOW = {
    "correct a detail of it": 14, "correct the time or day": 12, "add something to it": 9, "take something or somebody out of it": 5,
    "one more like it, with a difference": 6, "agree": 7, "decline, or drop it": 5, "agree, but with a change": 5,
    "answer the question": 16, "answer it in a roundabout way, with something more": 6, "choose from the list": 8,
    "a question about it": 8, "a follow-up question that leaves words out": 8, "a reminder for it": 3, "take it back": 4,
    "something else entirely: a new wish": 7, "a side question, leaving it open": 4, "thanks, mood or small talk": 4,
    "think aloud without deciding": 3, "go back to something said before": 2,
}

# What strangers ask for less often, and what the first batches had too little of: from batch 38 on.
RARE_FRESH = {
    "which invitations wait, who sent one, answer one with yes, no or maybe": 6, "who has answered, who has not, who is coming": 5,
    "whom you meet most, the longest, the busiest or lightest day": 4, "how much time lies between two events": 3,
    "the link, the notes, what to bring, the details of something": 5, "what time an event is for somebody in another city": 4,
    "a new event with the same people as another one": 3, "from now on, the whole series, or just this once": 6,
    "add a video link, a note, a place to something there": 4, "start earlier or later while the end stays, or end earlier or later": 5,
    "move by an amount: half an hour later, 1.5 hours, a day earlier": 8, "everything on a day or half a day, with an exception": 6,
    "two events change places": 3, "book it only if you are free or somebody is": 5, "if an event is at some time move it, otherwise not": 3,
    "put something right before or right after another event, move something there": 6, "skip a repeating thing for some dates": 5,
    "correct yourself within the message (no, sorry, I mean, make that)": 7, "what it knows or keeps about you, what it can do": 5,
    "a joke, arithmetic, weather, news or other things outside calendars": 5, "I wish I could cancel, maybe I should, what if": 4,
    "two new things in one message, with one shared day": 7, "a new thing and a reminder in one message": 5,
    "a guest by e-mail address, or one who is told but not invited": 4, "flight or train with times in two zones": 3,
    "whole days: from one date to another, both included": 4, "a repeating event with an end or an exception": 4,
    "the first free slot with somebody, booked at once": 5, "tentative or bare shorthand: 'my 3pm → 4pm', 'dentist thu 4'": 7,
    "a plain everyday request in one short sentence": 12, "a plain everyday question in one short sentence": 10,
}
RARE_FOLLOW = {
    "shift it: half an hour later, a day earlier, back to the old time": 9, "rename it, or add a place, note or video link": 8,
    "add or drop a person": 7, "longer, shorter, same length, same end": 6, "undo, take it back, put it back": 7,
    "agree in a few words": 8, "decline or keep it as it is in a few words": 7, "agree, but with a change": 6, "answer the question plainly": 14,
    "the same for another day, person or thing": 7, "one more thing at the same time another day": 5, "choose from the list": 8,
    "all of them, both, all but one": 5, "except one of them": 4, "a follow-up question that leaves words out": 9,
    "who, where, how long, when does it end, is she coming": 8, "a reminder for it": 4, "cancel it": 5, "use the free time just found for something": 5,
    "something else first, then back to it": 5, "snooze a reminder, it is done, stop it": 5, "thanks, small talk, thinking aloud": 5,
    "a clear new wish": 6, "where were we, what is still open, did you get everything": 4,
}
RARE_FROM = 38

# What the reader trained on 50 batches still misses: from batch 51 on.
HARD_FRESH = {
    "two new things in one message, each with its time, one shared day": 8, "three short wishes in one line or as a list": 6,
    "a new thing and a reminder in one message": 6, "a change and a question in one message": 5, "book it only if free, else another time": 6,
    "only if somebody can, or unless something is there": 5, "a short story or reason first, then one clear wish": 9,
    "a long ramble with exactly one wish at the end": 4, "a long ramble with no wish at all": 3,
    "correct yourself within the message (no, sorry, I mean, make that, or rather)": 10, "the title of a new thing has 'with', 'for' or a name in it": 7,
    "a new thing that shares words with an event in the calendar": 6, "news about an event: other place, time or people": 6,
    "a place and a note for a new thing": 4, "move by an amount, or start and end by amounts": 6, "everything on a day except one": 4,
    "skip, drop or pause something that repeats": 5, "ask what to bring, what it is about, who sent it, who is missing": 6,
    "when is the next, when did I last, how often, how long until": 6, "somebody's time in another city, their time, my time": 5,
    "a plain everyday request in one short sentence": 12, "a plain everyday question in one short sentence": 10,
    "told in the past tense with times in it": 4, "I wish, maybe, what if, should I": 4, "quoted or forwarded words of others": 4,
    "a task with a time that could be an event or a reminder": 6, "outside calendars: jokes, sums, weather, mails": 4,
}
HARD_FOLLOW = {
    "the first, the second, the last one, with a change": 8, "hmm, better half an hour later": 6, "back to how it was, the original time": 5,
    "yes in other words": 6, "no in other words, keep it": 7, "yes to one part and no to another": 5, "answer, and add something more": 9,
    "answer in a roundabout way": 6, "rename it, it is really something else": 5, "add a place, note, link or person": 7,
    "one more like it with another name and time": 7, "a week later, the day after, same time": 6, "right before or after it, something new": 5,
    "remind me of it, before it, again, later": 7, "done, did it, stop it": 5, "cancel it, drop it, scrap the second": 6,
    "a follow-up question that leaves words out": 9, "is she coming, where is it, how long, what for": 8, "use that free time": 6,
    "ok thanks, great, lol, night": 6, "thinking aloud, not deciding": 5, "a new wish that has nothing to do with it": 7, "their time, my time, other zone": 4,
}
HARD_FROM = 51

# Everything that can be asked for, each as plainly as most people would: from batch 100 on. Fresh, then in a situation.
PLAIN_FRESH = """rename an event|give an event a new title and a new time|make an event longer by an amount|make an event shorter by an amount
set how long an event lasts|let an event end at another time|let an event begin at another time while its end stays|move an event by an amount
move an event to another hour the same day|move an event to another day at the same hour|move an event to another day and hour|move 'my 3pm', named by its hour
move the next meeting|cancel the next or the last meeting of a day|cancel what is at an hour|cancel one event by name|cancel everything of an afternoon
cancel everything with a person|cancel all but one|change the place of an event|add a place to an event|add a note to an event|replace the note of an event
add a link somebody gave you to an event|make an event a video call|mark an event as free, or as busy|invite somebody to an event|invite two people to an event
take somebody off an event|replace one guest by another|make an event all day|make an all-day entry an event with hours|make an event repeat
make a weekly thing fortnightly, or daily|end a series at a date|skip one date of a series|move one date of a series|move a whole series|cancel a whole series
cancel a series from a date on|swap two events|put an event right after another|put a new thing right before another|put a new thing on the day before another
book something for yourself with day and hour, in three or four words|book something with a length|book something from one hour to another|book something tonight or this afternoon
book something 'in two hours', 'in 20 minutes'|book something with a person|book something with two people and a topic|book a meeting with somebody by e-mail address
book something over lunch, first thing, at the end of the day|book something all day|book several days|book something into the night, past midnight
book something every week, every other week, on weekdays|book something monthly, on the first Monday|book a birthday or anniversary|book something that has a number, code or flight in its name
book travel with departure and arrival|book something whose name has 'with', 'for', 'at' or 'to' in it|book something at a place|book something with a note|hold a slot, tentatively
block time for work|book something in another time zone ('3pm London time')|book something in somebody's own time ('her time')|book two things in one message|book three things as a list
book something and be reminded of it|book only if free, condition behind|book only if free, else another time|find a time with somebody this week|find an hour for yourself
find the first slot with two people|find a time in the mornings, avoiding a day|book the first free slot|remind you of something at an hour|remind you in an amount of time
remind you before an event|remind you on the evening before|remind you every day or week|remind you of something without saying when|snooze or move a reminder|end a reminder, it is done
list reminders|what is on a day|what is on this week, the weekend, next month|what is next|what comes after something|when is something|where is something|who is in something|how long is something
what is something about, what are the notes|the link of something|who has not answered|is somebody coming|when did I last, when do I next see somebody|am I free at an hour|when am I free on a day
am I free long enough|is somebody else free|do two things clash|how many meetings|how many hours|busiest or lightest day|whom do I meet most|how long until something|time between two events
what time is it somewhere|what time is an event for somebody elsewhere|open invitations|accept an invitation|decline an invitation|say maybe to an invitation, with a note
keep a rule in mind|forget a rule|what do you keep in mind|change what you send by yourself: briefing, alerts, quiet hours|what can you do, are you human, who reads this|undo by name
tell that an event is moved, cancelled or elsewhere now (news)|tell that somebody cannot come|a habit of yours or of others with hours in it, no wish|a programme or timetable, pasted, no wish
a mail or chat of somebody, passed on without a wish|a mail passed on with 'put this in'|wish something were different, no request|tell what happened at what hour, no wish|something outside calendars with a time in it
say something about the weather, the traffic, food, no wish|cancel something that is no calendar matter (a subscription, an order)|a greeting alone|thank you alone""".replace("\n", "|").split("|")
PLAIN_FOLLOW = """done create: another hour|done create: another day|done create: longer or shorter|done create: rename it|done create: add a person|done create: add a place or link|done create: remind me of it|done create: take it back
done create: no, leave it out after all|done create: the same again another day|done change: back to how it was|done change: a bit later|done change: no, leave it|done change: the other one, not this|done cancel: put it back|done cancel: and another one too
done reminder: later|done reminder: make it daily|done reminder: drop it|done several: something about the second|done several: drop one of them|proposal create: yes|proposal create: no|proposal create: yes, but another hour
proposal create: without one of the people|proposal create: a side question|proposal create: small talk|proposal change: yes|proposal change: no, keep it|proposal change: another time|proposal cancel: yes|proposal cancel: no, keep it
proposal cancel: not that one, another|proposal several: all|proposal several: only some|proposal several: not one of them|question time: an hour and day|question time: never mind|question time: as early as possible|question hour: an hour
question length: a length|question event: the first, the second|question event: by its day or person|question event: both|question person: by surname|question person: neither|question address: an address|question address: no need, just put it in
question scope: this one|question scope: this and all later|question scope: the whole series|question reminder: a time|question new-time: a time|question new-time: leave it|listed agenda: the second, later|listed agenda: cancel the last
listed agenda: and the day after?|listed agenda: where is the first?|listed slots: the second|listed slots: none, later in the week|listed slots: book it with a name|listed invitations: yes to the first|listed invitations: no to both|listed reminders: stop the second
told event: move it|told event: who else?|told event: and when does it end?|told free: then put something there|told free: and the day after?|told count: and next week?|told count: which ones?|reminder sent: done|reminder sent: again in an hour|not understood: the same in other words""".replace("\n", "|").split("|")
PLAIN_FROM = 100


def clock(rng):
    return f"{rng.choice([7, 8, 9, 9, 10, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20])}:{rng.choice(['00', '00', '00', '30', '15', '45'])}"


def later(start, minutes):
    hours, rest = start.split(":")
    total = int(hours) * 60 + int(rest) + minutes
    return f"{total // 60 % 24}:{total % 60:02d}"


def event(rng, week=None):
    start = clock(rng)
    minutes = rng.choice([15, 30, 30, 45, 60, 60, 60, 90, 120])
    guests = rng.sample(PEOPLE, rng.choice([0, 0, 0, 1, 1, 2, 3]))
    return {"title": rng.choice(TITLES), "day": rng.choice(DAYS) + rng.choice(["", "", "", "+1"]) if week is None else week,
            "start": start, "end": later(start, minutes), "guests": guests,
            "place": rng.choice(PLACES) if rng.random() < 0.25 else None, "repeats": rng.random() < 0.2}


def say(e):
    return (f"{e['day']} {e['start']}-{e['end']} {e['title']}" + (f", with {', '.join(e['guests'])}" if e["guests"] else "")
            + (f", at {e['place']}" if e["place"] else "") + (" (weekly)" if e["repeats"] else ""))


def short(e):
    return f"{e['title']}, {e['day']} {e['start']}–{e['end']}"


def state(rng, events):
    """The exchange just before: what the person had said, what the assistant answered, and what that leaves open."""
    e = rng.choice(events)
    other = event(rng)
    who = rng.choice(PEOPLE)
    first = who.split()[0]
    new = event(rng)
    kinds = {
        "proposal create": (f"(asked for {new['title']} with {who})", f"{new['title']}, {new['day']} {new['start']}–{new['end']}, with {who}. Shall I send the invite?"),
        "proposal change": (f"(asked to move {e['title']})", f"Move {short(e)} to {other['day']} {other['start']}? {len(e['guests']) or 2} people will be told."),
        "proposal cancel": (f"(asked to cancel {e['title']})", f"Cancel {short(e)}?"),
        "proposal several": ("(asked to move or cancel several)", f"Cancel these? {short(e)}; {short(other)}; {short(new)}"),
        "done create": (f"(asked for {new['title']})", f"Booked: {short(new)}."),
        "done several": ("(asked for three things)", f"Booked: 1. {short(new)} 2. {short(other)} 3. {short(event(rng))}"),
        "done change": (f"(asked to move {e['title']})", f"Moved: {e['title']}, now {other['day']} {other['start']}."),
        "done cancel": (f"(asked to cancel {e['title']})", f"Cancelled: {short(e)}."),
        "done reminder": (f"(asked to be reminded)", f"I'll remind you: {rng.choice(TASKS)}, {other['day']} {other['start']}."),
        "done prefer": ("(told a rule)", f"Noted: {rng.choice(RULES)}."),
        "question time": (f"(asked for {new['title']})", f"When should {new['title']} be?"),
        "question hour": (f"(asked for {new['title']} on {new['day']})", f"At what time on {new['day']}?"),
        "question length": (f"(asked for {new['title']})", "How long should it be?"),
        "question event": (f"(asked to move {e['title']})", f"Which one do you mean? 1. {short(e)} 2. {e['title']}, {other['day']} {other['start']}"),
        "question person": (f"(asked to invite {first})", f"Which {first}? 1. {who} 2. {first} {rng.choice(PEOPLE).split()[1]}"),
        "question address": (f"(asked to invite {first})", f"What's {first}'s e-mail address?"),
        "question scope": (f"(asked to cancel {e['title']})", f"{e['title']} repeats. Only this one ({e['day']}), this and all later ones, or the whole series?"),
        "question reminder": (f"(asked to be reminded to {rng.choice(TASKS)})", "When should I remind you?"),
        "question new-time": (f"(asked to move {e['title']})", f"To when should {e['title']} move?"),
        "listed agenda": (f"(asked what is on {e['day']})", "\n".join(f"{n + 1}. {x['start']} {x['title']}" for n, x in enumerate(events[:rng.choice([2, 3, 4])]))),
        "listed slots": (f"(asked for a time with {first})", f"These work: 1. {new['day']} {new['start']} 2. {other['day']} {other['start']} 3. {rng.choice(DAYS)} {clock(rng)}. Which one?"),
        "listed invitations": ("(asked for open invitations)", f"Waiting for your answer: 1. {short(e)}, from {who} 2. {short(other)}, from {rng.choice(PEOPLE)}"),
        "listed reminders": ("(asked for reminders)", f"1. {rng.choice(TASKS)}, tomorrow 9:00 2. {rng.choice(TASKS)}, every day 8:00"),
        "told event": (f"(asked about {e['title']})", f"{short(e)}" + (f", with {', '.join(e['guests'])}." if e["guests"] else ".")),
        "told free": (f"(asked if they are free on {e['day']})", rng.choice([f"Yes, you're free {e['day']} at {clock(rng)}.", f"No: {short(e)}."])),
        "told count": ("(asked how many meetings this week)", f"{rng.randint(2, 9)} meetings, {rng.randint(2, 9)} hours."),
        "reminder sent": ("", f"Reminder: {rng.choice(TASKS)}"),
        "not understood": ("(wrote something unclear)", "I didn't get that. Could you say it differently?"),
    }
    kind = rng.choice(list(kinds))
    said, answered = kinds[kind]
    return {"kind": kind, "said": said, "answered": answered}


def pick(rng, table):
    return rng.choices(list(table), weights=list(table.values()))[0]


def item(rng, number, fresh, follow):
    events = [event(rng) for _ in range(rng.randint(4, 8))]
    now = datetime.datetime(2026, rng.randint(1, 12), rng.randint(1, 28), rng.choice([7, 8, 9, 10, 11, 13, 15, 17, 19, 21]), rng.choice([0, 10, 20, 40]))
    follows = rng.random() < 0.5
    before = state(rng, events) if follows else None
    return {"id": number, "now": now.strftime("%a %d %B %Y %H:%M"), "zone": rng.choice(ZONES),
            "calendar": [say(e) for e in sorted(events, key=lambda e: (len(e["day"]), DAYS.index(e["day"][:3]), e["start"]))],
            "knows": rng.sample(PEOPLE, 6), "before": before, "territory": pick(rng, follow if follows else fresh)}


def plain_item(rng, number, index):
    """In turn, so that every wish comes up as often as any other."""
    wishes = PLAIN_FRESH + PLAIN_FOLLOW
    wish = wishes[index % len(wishes)]
    made = item(rng, number, {wish: 1}, {wish: 1})
    if wish in PLAIN_FRESH: return {**made, "before": None}
    kind, territory = wish.split(": ", 1)
    events = [event(rng) for _ in range(rng.randint(4, 8))]
    before = state(rng, events)
    while before["kind"] != kind: before = state(rng, events)
    return {**made, "territory": territory, "before": before, "calendar": [say(e) for e in sorted(events, key=lambda e: (len(e["day"]), DAYS.index(e["day"][:3]), e["start"]))]}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("out")
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--batches", type=int, default=1)
    parser.add_argument("--size", type=int, default=400)
    given = parser.parse_args()
    for number in range(given.first, given.first + given.batches):
        rng = random.Random(f"batch {number}")
        tables = (HARD_FRESH, HARD_FOLLOW) if number >= HARD_FROM else (RARE_FRESH, RARE_FOLLOW) if number >= RARE_FROM else (FRESH, FOLLOW)
        start = (number - PLAIN_FROM) * given.size
        items = [plain_item(rng, f"{number:03d}-{n + 1:03d}", start + n) if number >= PLAIN_FROM else item(rng, f"{number:03d}-{n + 1:03d}", *tables) for n in range(given.size)]
        with open(f"{given.out}/batch-{number:03d}.json", "w") as file:
            json.dump(items, file, indent=0, ensure_ascii=False)


if __name__ == "__main__":
    main()
