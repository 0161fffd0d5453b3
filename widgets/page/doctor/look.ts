// The doctor's stylesheet. Its own shadow root adopts it, so that it is isolated from the page's styles and allowed by a strict policy.

/** The stylesheet's text. */
export const look = `
:host { all: initial; }
[role=dialog] {
  position: fixed; z-index: 2147483647; inset: auto 0 0; display: flex; flex-direction: column; box-sizing: border-box;
  max-block-size: min(60dvh, 560px); color: #14171f; background: #fff; border-block-start: 3px solid #1f3fd6;
  box-shadow: 0 -12px 40px rgb(20 23 31 / 24%); font: 14px/1.45 system-ui, sans-serif; text-align: start; color-scheme: light;
}
[data-folded] .body { display: none; }
header { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; padding: 10px 16px; }
h2 { margin: 0; font-size: 16px; }
header p { flex: 1; margin: 0; color: #565d6d; white-space: nowrap; }
.body {
  columns: 2 420px; column-gap: 32px;
  padding: 0 16px 16px; overflow: auto; overscroll-behavior: contain;
}
details { min-inline-size: 0; padding-block: 6px; border-block-start: 1px solid #d9dce3; }
summary { min-block-size: 24px; font-weight: 700; cursor: pointer; }
ul { margin: 0; padding: 0; list-style: none; }
li { display: flex; flex-wrap: wrap; align-items: center; gap: 0 8px; padding: 6px 0 6px 10px; break-inside: avoid; margin-block: 4px; border-inline-start: 3px solid #d9dce3; }
li[data-status=ready] { border-color: #0b6b3a; }
li[data-status=failed] { border-color: #b3131f; }
li > p { flex-basis: 100%; margin: 0; font: 12px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
strong { overflow-wrap: anywhere; min-inline-size: 0; }
.status { color: #565d6d; }
li[data-status=failed] .status { color: #b3131f; font-weight: 600; }
.none { margin: 0; color: #565d6d; }
.none[hidden] { display: none; }
button {
  min-block-size: 28px; min-inline-size: 44px; padding: 2px 10px; color: #14171f; background: #f4f5f8; border: 1px solid #9aa1b0;
  border-radius: 6px; font: inherit; cursor: pointer;
}
button:hover { background: #e6e8ee; }
:focus-visible { outline: 3px solid #1f3fd6; outline-offset: 1px; }
@media (max-width: 600px) { [role=dialog] { font-size: 15px; } button { min-block-size: 36px; } }
@media print { :host { display: none; } }
`
