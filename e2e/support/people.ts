import type { Character, CurrentUser } from '@catch/contract';

export const ordinary: CurrentUser = {
  id: 'user-1',
  name: 'Marta Ruiz',
  email: 'marta@example.org',
  picture: null,
  created_at: '2026-03-02T08:15:00Z',
  google_reconnect_needed: false,
  language: null,
  time_zone: 'Europe/Madrid',
};

export const staff: CurrentUser = {
  ...ordinary,
  id: 'staff-1',
  name: 'Sam Staff',
  email: 'sam@catch.example',
  picture: '/characters/otis.svg',
};

const character = (id: string, name: string, description: string): Character => ({
  id,
  name,
  picture_url: `/characters/${id}.svg`,
  description,
});

export const characters: Character[] = [
  character('nora', 'Nora', 'A calm, precise chief of staff who thinks two steps ahead.'),
  character('milo', 'Milo', 'Cheerful and warm; makes a full week feel lighter.'),
  character('vera', 'Vera', 'Dry wit, few words, never a missed detail.'),
  character('otis', 'Otis', 'A patient butler of the old school, at your service.'),
  character('juno', 'Juno', 'An energetic coach who keeps you moving.'),
  character('sol', 'Sol', 'Laid-back and minimal. Only what matters.'),
];
