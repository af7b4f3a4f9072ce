export { speakingChannels, textsOfChannel, textsOfChannels } from './channels.ts';
export { compileMessage, compileTable } from './compile.ts';
export { flatten, type Texts } from './flatten.ts';
export { argumentsOf } from './parse.ts';
export { pseudo } from './pseudo.ts';
export { speaking } from './speak.ts';
