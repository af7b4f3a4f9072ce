/** Words that end or begin the name of a place: 'the Rose Bowl', 'main office', 'Cafe Rio'. */
export const PLACE_WORDS: ReadonlySet<string> = new Set(
  'office room cafe restaurant bar pub hotel hall center centre park school church library airport station gym stadium arena theater theatre house home place street avenue road st ave rd blvd plaza mall store shop market museum gallery club beach lake mountain hospital clinic building campus headquarters hq lobby kitchen garden court field rink pool auditorium university college downtown city town diner grill grille tavern bistro pizzeria bakery starbucks zoo resort pier bowl salon studio lab lounge boardroom cafeteria canteen online work zoom teams skype'.split(
    ' ',
  ),
);

/** After 'at', 'in', 'to' these are never places. */
export const NOT_PLACES: ReadonlySet<string> = new Set(
  'calendar schedule agenda diary time moment all least most end beginning start first last once present same earliest latest order advance total fact general case person office-hours planner list the it that this them me us you him her mind subject title description invite'.split(
    ' ',
  ),
);

export const ROOM_WORDS: ReadonlySet<string> = new Set(
  'room boardroom auditorium conference-room'.split(' '),
);
