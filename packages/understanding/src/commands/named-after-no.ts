/** A no, a name between two pauses, and whatever comes then. */
const NAMED =
  /^\W*(?:(?:a+r+gh|u+gh|gah|oh|ah|oops|whoops|wait|hm+|er+m?|sorry|hang on|actually)\W+)*(?:no+|nope|nah)(?:\W+(?:no|wait|sorry|actually|i mean|i meant|not (?:him|her|them)))*\s*[,.;:!–—…-]+\s*(?:i mean |i meant |it['’]?s |make (?:it|that) |with )?(?<name>\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}-]*)?)\s*(?:[,.;!–—…]|-\s|$)/iu;
/** The same without a pause, where nothing else is said: 'no wait Ana'. */
const ONLY_NAMED =
  /^\W*(?:no+|nope|nah)\W+(?:wait|sorry|actually|i mean|i meant)\s+(?:with )?(?<name>\p{L}[\p{L}'’-]*)\W*$/iu;
const NO_NAME = new Set(
  'thanks thank you please sorry wait no nope nah not never mind nevermind leave it that later cancel stop dont do way worries problem i me we he she they this actually just ok okay fine forget sure yes'.split(
    ' ',
  ),
);

/** 'Argh no, Dev. Ben's on leave': who comes behind a no, before anybody looks whether that is a person. */
export function namedAfterNo(message: string): string | undefined {
  const { name } = NAMED.exec(message)?.groups ?? ONLY_NAMED.exec(message)?.groups ?? {};
  const words = name?.toLowerCase().replace(/['’]/g, '').split(' ') ?? [];
  return words.some((word) => NO_NAME.has(word)) ? undefined : name;
}
