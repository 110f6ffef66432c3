import { scriptPayloads } from '@novosel/testing/hostile/script-payloads.ts';

/** Markup around an error text: some of it is allowed, some only looks allowed. */
const dressings: readonly ((payload: string) => string)[] = [
  (payload) => payload,
  (payload) => `<b>Не принято</b><br>${payload}`,
  (payload) => `<b onmouseover="alert(1)" style="position:fixed;inset:0">Не принято</b> ${payload}`,
  (payload) => `<br onload="alert(1)" class="x">${payload}<br/>`,
  (payload) =>
    `<a href="https://novosel.example/help" onclick="alert(1)" target="_top" ping="/x">Помощь</a> ${payload}`,
  (payload) => `<a href="javascript:alert(1)">Помощь</a> ${payload}`,
  (payload) => `<a href=" javascript:alert(1)//https://novosel.example">Помощь</a> ${payload}`,
  (payload) => `<a href="jAvA&#10;ScRiPt:alert(1)">Помощь</a> ${payload}`,
  (payload) => `<a href="data:text/html,<script>alert(1)</script>">Помощь</a> ${payload}`,
  (payload) => `<a href="//evil.example">Помощь</a><a href="http://evil.example">Помощь</a> ${payload}`,
  (payload) => `<B><A HREF="HTTPS://novosel.example/" id=root name=brand>Помощь</A></B> ${payload}`,
  (payload) =>
    `<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">Ещё</button></form> ${payload}`,
  (payload) => `</p></div><b><a href="https://novosel.example/">${payload}</b></a>`,
  (payload) => `<template>${payload}</template><noscript>${payload}</noscript>`,
  (payload) => `<textarea>${payload}</textarea><style>*{display:none}</style>`,
  (payload) =>
    `<base href="https://evil.example/"><svg><a xlink:href="javascript:alert(1)">${payload}</a></svg>`,
  (payload) => `<!--${payload}--><b\u0000>${payload.replaceAll('<', '&lt;')}`,
];

/** 200 error texts as a compromised server might send them, each with its number at the beginning. */
export const hostileErrors: readonly string[] = scriptPayloads.map((payload, place) => {
  const dress = dressings[place % dressings.length] ?? String;
  return `Образец ${place + 1}. ${dress(payload)}`;
});
