/** Words that name somebody by what they are to the speaker, with the role they stand for. */
export const RELATIONS: Readonly<Record<string, string>> = {
  manager: 'manager', managers: 'managers', boss: 'manager', bosses: 'managers', supervisor: 'manager', lead: 'lead',
  'team lead': 'lead', director: 'director', ceo: 'ceo', cto: 'cto', cfo: 'cfo', vp: 'vp', assistant: 'assistant',
  report: 'reports', reports: 'reports', 'direct reports': 'reports', 'skip manager': 'skip manager', colleague: 'colleague',
  colleagues: 'colleagues', coworker: 'coworker', coworkers: 'coworkers', 'co-worker': 'coworker', 'co-workers': 'coworkers',
  teammate: 'teammate', teammates: 'teammates', client: 'client', clients: 'clients', customer: 'customer', customers: 'customers',
  vendor: 'vendor', vendors: 'vendors', investor: 'investor', investors: 'investors', shareholders: 'shareholders', recruiter: 'recruiter',
  candidate: 'candidate', mentor: 'mentor', mentee: 'mentee', intern: 'intern', interns: 'interns', mom: 'mother', mum: 'mother',
  mother: 'mother', mommy: 'mother', dad: 'father', father: 'father', daddy: 'father', parents: 'parents', wife: 'wife', husband: 'husband',
  spouse: 'spouse', partner: 'partner', girlfriend: 'girlfriend', boyfriend: 'boyfriend', fiance: 'fiance', fiancee: 'fiancee',
  brother: 'brother', brothers: 'brothers', sister: 'sister', sisters: 'sisters', son: 'son', sons: 'sons', daughter: 'daughter',
  kid: 'kid', kids: 'kids', child: 'child', children: 'children', baby: 'baby', family: 'family', grandma: 'grandmother',
  grandmother: 'grandmother', grandpa: 'grandfather', grandfather: 'grandfather', aunt: 'aunt', uncle: 'uncle', cousin: 'cousin',
  nephew: 'nephew', niece: 'niece', friend: 'friend', friends: 'friends', buddy: 'friend', bestie: 'friend', roommate: 'roommate',
  neighbor: 'neighbor', neighbour: 'neighbor', doctor: 'doctor', dentist: 'dentist', lawyer: 'lawyer', attorney: 'lawyer',
  accountant: 'accountant', therapist: 'therapist', trainer: 'trainer', coach: 'coach', teacher: 'teacher', professor: 'professor',
  tutor: 'tutor', landlord: 'landlord', realtor: 'realtor', broker: 'broker', agent: 'agent', barber: 'barber', hairdresser: 'hairdresser',
  mechanic: 'mechanic', plumber: 'plumber', electrician: 'electrician', contractor: 'contractor', nurse: 'nurse', vet: 'vet',
  team: 'team', everyone: 'everyone', everybody: 'everyone', group: 'group', department: 'department', staff: 'staff', board: 'board',
  committee: 'committee', club: 'club', squad: 'squad', crew: 'crew', employees: 'employees', guys: 'guys', folks: 'folks',
  students: 'students', members: 'members', class: 'class', office: 'office', 'leadership team': 'leadership team', corporate: 'corporate',
  someone: 'someone', somebody: 'someone',
};

/** Roles that stand for several people. */
export const GROUP_ROLES: ReadonlySet<string> = new Set(
  'managers reports colleagues coworkers teammates clients customers vendors investors shareholders interns parents brothers sisters sons kids children family friends team everyone group department staff board committee club squad crew employees guys folks students members class office corporate'
    .split(' ')
    .concat('leadership team'),
);

export const relationOf = (word: string): string | undefined =>
  Object.hasOwn(RELATIONS, word) ? RELATIONS[word] : undefined;
