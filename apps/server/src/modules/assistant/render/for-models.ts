/** What became of a proposal, as only a model sees it: a person has decided it, or sees the card. Always in English. */
export const FOR_MODELS = {
  denied: 'The user said no. Nothing was done. Do not try it again unless asked.',
  replaced: 'Not carried out: something else took its place.',
  superseded: 'Not carried out: the user wrote something new before deciding.',
  expired: 'Not carried out: nobody decided about it in time.',
  'no-time': 'There was no time left for this. Nothing of it was done; the user is asked.',
} as const;
