/** The chat windows: a phone for WhatsApp, a direct message for Slack; colours follow the system's theme. */
export const chatStylesheet = `
.chat { --head: light-dark(#ffffff, #1d2026); --on-head: var(--text); --back: light-dark(#f7f8fa, #14161a);
  --mine: light-dark(#d9fdd3, #144d37); --theirs: light-dark(#ffffff, #22282e); --seen: light-dark(#027eb5, #53bdeb);
  display: grid; grid-template-rows: auto minmax(0, 1fr) auto auto; height: 100vh; height: 100dvh; margin: 0 auto; background: var(--back); }
.chat.whatsapp { max-width: 480px; --head: light-dark(#00695c, #1f2c2b); --on-head: #ffffff; --back: light-dark(#efeae2, #0e1614);
  --accent: light-dark(#00796b, #4ddbb5); --on-accent: light-dark(#ffffff, #00231b); }
.chat.slack { max-width: 860px; --head: light-dark(#4a154b, #2b1530); --on-head: #ffffff; --back: light-dark(#ffffff, #1a1d21);
  --accent: light-dark(#0b6e4f, #6fcf97); --on-accent: light-dark(#ffffff, #00241a); }
@media (min-width: 560px) { body:has(.chat) { background: light-dark(#dfe3e8, #08090b); }
  .chat { box-shadow: 0 0 0 1px var(--line), 0 18px 60px rgb(0 0 0 / .18); } }
.chat > header { display: flex; gap: .65rem; align-items: center; padding: .55rem .6rem; background: var(--head); color: var(--on-head); min-width: 0; }
.chat > header h1 { font-size: 1.02rem; margin: 0; line-height: 1.25; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.chat > header p { margin: 0; font-size: .8rem; line-height: 1.3; opacity: .85; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.chat .who { flex: 1; min-width: 0; } .chat .back { color: inherit; display: grid; padding: .3rem .1rem; }
.chat .logo { width: 38px; height: 38px; border-radius: 50%; flex: none; display: grid; place-items: center; font-weight: 700;
  background: #ffffff; color: #0b57d0; }
.chat.slack .logo { border-radius: 10px; }
.chat [role=log] { overflow-y: auto; overscroll-behavior: contain; padding: .9rem .8rem 1.1rem; display: flex; flex-direction: column; gap: .35rem; }
.chat [role=log]:focus-visible { outline-offset: -3px; }
.chat .day-mark { align-self: center; font-size: .76rem; color: var(--quiet); background: var(--theirs); border-radius: 8px; padding: .2rem .65rem; margin: .5rem 0; }
.chat .empty { margin: auto; text-align: center; color: var(--quiet); max-width: 30ch; }
.chat .note { margin: 0; padding: .45rem 1rem; font-size: .86rem; background: light-dark(#fff4e0, #3a2d12); color: var(--warm); }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }

.bubble { max-width: min(84%, 360px); align-self: flex-start; overflow-wrap: anywhere; }
.bubble.mine { align-self: flex-end; }
.bubble .paper { background: var(--theirs); border-radius: 12px 12px 12px 4px; padding: .42rem .65rem .35rem; box-shadow: 0 1px 1px rgb(0 0 0 / .12); }
.bubble.mine .paper { background: var(--mine); border-radius: 12px 12px 4px 12px; }
.bubble .body, .post .body { white-space: pre-wrap; margin: 0; }
.bubble .footer { color: var(--quiet); font-size: .82rem; margin: .2rem 0 0; } .bubble .headline { font-weight: 650; margin: 0 0 .15rem; }
.bubble .meta { display: flex; gap: .3rem; justify-content: flex-end; align-items: center; font-size: .72rem; color: var(--quiet); margin: .1rem 0 0; }
.bubble .quoted { border-left: 3px solid var(--accent); background: light-dark(rgb(0 0 0 / .05), rgb(255 255 255 / .07)); border-radius: 6px; padding: .2rem .5rem; margin: 0 0 .3rem;
  font-size: .84rem; color: var(--quiet); display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden; }
.bubble .replies { display: grid; gap: 3px; margin-top: 3px; }
.bubble .replies button, .bubble .choices summary { background: var(--theirs); border: 0; border-radius: 10px; padding: .55rem .6rem; width: 100%; font-weight: 550; color: var(--accent);
  box-shadow: 0 1px 1px rgb(0 0 0 / .12); text-align: center; list-style: none; cursor: pointer; }
.bubble .choices ul { list-style: none; margin: 3px 0 0; padding: 0; display: grid; gap: 3px; } .bubble .choices small { display: block; color: var(--quiet); font-weight: 400; }
.bubble .sticker { font-size: 2rem; line-height: 1.1; }
.ticks { display: inline-flex; } .ticks svg { display: block; } .ticks.read { color: var(--seen); } .ticks.failed { color: var(--bad); }
.system { align-self: center; max-width: 90%; text-align: center; font-size: .8rem; color: var(--quiet); background: var(--theirs); border-radius: 8px; padding: .3rem .7rem; margin: .3rem 0; }
.chat audio { display: block; width: 240px; max-width: 100%; height: 40px; } .chat code.block { display: block; padding: .45rem .6rem; white-space: pre-wrap; margin: .2rem 0; }
.typing .paper { display: inline-flex; gap: 4px; padding: .7rem .8rem; }
.typing i { width: 7px; height: 7px; border-radius: 50%; background: var(--quiet); animation: bounce 1.2s infinite; }
.typing i:nth-child(2) { animation-delay: .15s; } .typing i:nth-child(3) { animation-delay: .3s; }
@keyframes bounce { 0%, 60%, 100% { transform: none; opacity: .5; } 30% { transform: translateY(-4px); opacity: 1; } }
@media (prefers-reduced-motion: reduce) { .typing i { animation: none; } }

.post { display: grid; grid-template-columns: 36px minmax(0, 1fr); gap: .7rem; padding: .4rem .3rem; border-radius: 8px; overflow-wrap: anywhere; }
.post:hover { background: light-dark(#f8f8f8, #22252a); } .post > img, .post > .logo { width: 36px; height: 36px; border-radius: 8px; }
.chat .post > .logo { background: #0b57d0; color: #ffffff; }
.post .author { margin: 0; line-height: 1.3; } .post .author strong { font-weight: 680; } .post .author time, .post .edited { color: var(--quiet); font-size: .78rem; }
.post .badge { padding: 0 .3rem; border-radius: 4px; font-size: .68rem; vertical-align: 1px; }
.post .block { margin: .3rem 0 0; } .post .context { color: var(--quiet); font-size: .84rem; } .post h3.block { font-size: 1.05rem; }
.post .fields { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: .3rem 1rem; } .post hr { border: 0; border-top: 1px solid var(--line); width: 100%; }
.post .actions { display: flex; flex-wrap: wrap; gap: .5rem; } .post .actions button { border-radius: 8px; padding: .34rem .9rem; color: var(--text); }
.post .actions button.primary { background: var(--accent); color: var(--on-accent); } .post .actions button.danger { background: light-dark(#c01343, #a8143d); color: #ffffff; border-color: transparent; }
.post blockquote, .bubble blockquote { margin: 0; padding-left: .6rem; border-left: 3px solid var(--line); } .post .mention { background: light-dark(#e8f0fb, #20344d); border-radius: 4px; padding: 0 .2em; color: light-dark(#0b57d0, #a8c7fa); }
.post .ephemeral { color: var(--quiet); font-size: .8rem; }

.composer { display: flex; gap: .45rem; align-items: flex-end; padding: .5rem .55rem max(.5rem, env(safe-area-inset-bottom)); background: var(--back); border-top: 1px solid var(--line); }
.composer textarea { flex: 1; min-width: 0; resize: none; font: inherit; color: inherit; background: var(--theirs); border: 1px solid var(--line); border-radius: 20px; padding: .55rem .9rem; line-height: 1.4; max-height: 140px; }
.chat.slack .composer textarea { border-radius: 10px; }
.composer > button { width: 42px; height: 42px; padding: 0; display: grid; place-items: center; flex: none; }
.popup { position: relative; flex: none; } .popup > summary { list-style: none; cursor: pointer; width: 40px; height: 42px; display: grid; place-items: center; border-radius: 50%; }
.popup > summary::-webkit-details-marker, .choices summary::-webkit-details-marker { display: none; }
.popup > .panel { position: absolute; z-index: 2; width: min(290px, 86vw); background: var(--surface); color: var(--text); border: 1px solid var(--line); border-radius: 14px; padding: .9rem; box-shadow: 0 12px 40px rgb(0 0 0 / .25); }
.popup.voice > .panel { bottom: 48px; left: 0; } .popup.menu > .panel { top: 46px; right: 0; max-height: 75vh; overflow-y: auto; }
.panel p { margin: 0 0 .6rem; font-size: .86rem; } .chat > header .panel p { white-space: normal; opacity: 1; font-size: .84rem; margin: 0 0 .6rem; } .panel ul { list-style: none; margin: .5rem 0 0; padding: 0; display: grid; gap: .25rem; }
.panel button, .panel .button { width: 100%; text-align: left; border-radius: 9px; padding: .42rem .75rem; font-weight: 500; margin: 0 0 .3rem; }
.panel .file { position: relative; cursor: pointer; } .panel .file input { position: absolute; inset: 0; opacity: 0; cursor: pointer; width: 100%; }
.panel .file:focus-within { outline: 2px solid var(--accent); outline-offset: 2px; }
.panel .switch { display: flex; gap: .55rem; align-items: center; padding: .3rem 0; font-size: .9rem; cursor: pointer; } .panel .switch input { width: 17px; height: 17px; accent-color: var(--accent); flex: none; }
.panel [aria-current] { font-weight: 650; background: var(--soft); }
.panel h2 { font-size: .8rem; text-transform: none; color: var(--quiet); margin: .6rem 0 .3rem; font-weight: 600; }
`;
