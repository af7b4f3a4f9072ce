/** One small stylesheet for all pages; colours follow the system's theme. */
export const stylesheet = `
:root { color-scheme: light dark;
  --ground: light-dark(#f6f7f9, #14161a); --surface: light-dark(#ffffff, #1d2026); --line: light-dark(#dfe2e8, #343943);
  --text: light-dark(#1b1f27, #e8eaee); --quiet: light-dark(#565e6c, #a3abb8); --accent: light-dark(#0b57d0, #a8c7fa);
  --on-accent: light-dark(#ffffff, #062e6f); --good: light-dark(#146c2e, #6dd58c); --bad: light-dark(#b3261e, #f2b8b5);
  --warm: light-dark(#8a5300, #f0c36d); --soft: light-dark(#eef1f6, #272b33); --radius: 12px; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text);
  font: 15px/1.5 Inter, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
a { color: var(--accent); text-underline-offset: 2px; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 .5rem; } h2 { font-size: 1.1rem; margin: 2rem 0 .75rem; }
h3 { font-size: .95rem; margin: 1.25rem 0 .4rem; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.quiet { color: var(--quiet); } .good { color: var(--good); } .bad { color: var(--bad); } .warm { color: var(--warm); }
.struck { text-decoration: line-through; }
.bar { display: flex; gap: .75rem; align-items: baseline; flex-wrap: wrap; padding: .75rem 1.25rem; background: var(--surface);
  border-bottom: 1px solid var(--line); color: var(--quiet); }
.brand { font-weight: 650; color: var(--text); text-decoration: none; }
.wide { max-width: 1080px; margin: 0 auto; padding: 1.75rem 1.25rem 4rem; }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: var(--radius); padding: 1rem 1.15rem; }
.grid { display: grid; gap: .75rem; grid-template-columns: repeat(auto-fill, minmax(310px, 1fr)); }
.person { display: flex; gap: .8rem; align-items: center; min-width: 0; }
.person > div { min-width: 0; } .person p { margin: 0; overflow-wrap: anywhere; }
.avatar { width: 44px; height: 44px; border-radius: 50%; flex: none; display: block; }
.links { display: flex; flex-wrap: wrap; gap: .2rem .8rem; margin: .35rem 0 0; padding: 0; list-style: none; font-size: .9rem; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th { text-align: left; font-weight: 600; color: var(--quiet); font-size: .85rem; }
th, td { padding: .45rem .6rem; border-bottom: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere; }
.scroll { overflow-x: auto; }
code, pre { font: .86em/1.5 ui-monospace, 'SF Mono', Menlo, Consolas, monospace; }
code { background: var(--soft); padding: .1em .35em; border-radius: 5px; } pre { background: var(--soft); padding: .8rem 1rem; border-radius: 8px; overflow-x: auto; margin: .5rem 0; }
pre code { padding: 0; }
button, .button { font: inherit; font-weight: 550; border-radius: 999px; padding: .5rem 1.2rem; border: 1px solid var(--line);
  background: var(--surface); color: var(--accent); cursor: pointer; text-decoration: none; display: inline-block; }
button.primary { background: var(--accent); color: var(--on-accent); border-color: transparent; }
button:hover { filter: brightness(.97); }
input[type=email], input[type=text] { font: inherit; color: inherit; background: var(--surface); border: 1px solid var(--quiet); border-radius: 8px; padding: .6rem .75rem; width: 100%; }
label { display: block; }
.badge { font-size: .78rem; padding: .1rem .5rem; border-radius: 999px; background: var(--soft); color: var(--quiet); white-space: nowrap; }
.week { display: grid; grid-template-columns: repeat(7, minmax(130px, 1fr)); gap: .5rem; min-width: 940px; }
.day { background: var(--surface); border: 1px solid var(--line); border-radius: 10px; padding: .55rem .6rem; min-height: 130px; }
.day h2 { margin: 0 0 .4rem; font-size: .95rem; } .day.today { border-color: var(--accent); }
.entry { border-left: 3px solid var(--line); padding: .1rem 0 .1rem .45rem; margin: 0 0 .4rem; font-size: .84rem; line-height: 1.35; overflow-wrap: anywhere; }
.entry time { color: var(--quiet); font-variant-numeric: tabular-nums; display: block; }
.row { display: flex; gap: .6rem; align-items: center; flex-wrap: wrap; }

.signin { min-height: 100vh; display: grid; place-items: center; padding: 1.25rem; }
.signin .panel { background: var(--surface); border: 1px solid var(--line); border-radius: 24px; width: min(100%, 920px); padding: 2.25rem;
  display: grid; gap: 1.75rem 3rem; grid-template-columns: 1fr 1.15fr; }
.signin h1 { font-weight: 450; font-size: 2rem; margin-top: .8rem; }
.signin .accounts { list-style: none; margin: 0; padding: 0; max-height: 62vh; overflow-y: auto; }
.signin .accounts li { border-bottom: 1px solid var(--line); }
.signin .account { display: flex; gap: .85rem; align-items: center; width: 100%; text-align: left; border: 0; border-radius: 8px; background: none;
  padding: .65rem .5rem; color: var(--text); font-weight: 400; }
.signin .account:hover { background: var(--soft); }
.signin .account strong { display: block; font-weight: 550; line-height: 1.3; color: var(--text); } .signin .account span { color: var(--quiet); font-size: .9rem; }
.signin .account img { width: 34px; height: 34px; border-radius: 50%; }
.signin .scopes { list-style: none; margin: 0 0 1.25rem; padding: 0; }
.signin .scopes li { border-bottom: 1px solid var(--line); padding: .7rem 0; }
.signin .scopes label { display: flex; gap: .8rem; align-items: flex-start; cursor: pointer; }
.signin input[type=checkbox] { width: 18px; height: 18px; margin-top: .2rem; accent-color: var(--accent); flex: none; }
.signin .actions { display: flex; gap: .75rem; justify-content: flex-end; flex-wrap: wrap; }
.signin .local { font-size: .82rem; }
.chip { display: inline-flex; align-items: center; gap: .5rem; border: 1px solid var(--line); border-radius: 999px; padding: .2rem .8rem .2rem .25rem; }
.chip img { width: 24px; height: 24px; border-radius: 50%; }
@media (max-width: 720px) { .signin .panel { grid-template-columns: 1fr; padding: 1.5rem; } .signin .accounts { max-height: none; } }
`;
