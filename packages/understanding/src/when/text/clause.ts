/**
 * Words that follow a finished time in ordinary sentences. After anything else a bare number or ordinal belongs
 * to that word: 'Friday 3 people come', 'the 2nd floor'.
 */
const followers = new Set(
  (
    'and or but with for to at on in of until through please pls works work ok okay is are was if then so this next ' +
    'tomorrow today tonight morning afternoon evening from by because i we you he she they it that my our would will ' +
    'should can could might instead sharp too also either again the a when where as since after before called named titled ' +
    'entitled labelled no not sometime anytime between around about starting each half an'
  ).split(' '),
);

export const mayFollow = (word: string): boolean => followers.has(word);
