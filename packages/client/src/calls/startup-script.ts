interface StartupCalls {
  /** Readable cookie that says «signed in»: a hint, never a right. */
  readonly hintCookie: string;
  /** Begun for everybody. */
  readonly always: readonly string[];
  /** Begun only when the hint is there. */
  readonly signedIn: readonly string[];
}

/**
 * The script for the document's head: begins the start-up calls while the page's own script is still on its
 * way (S4.10, S7-07), and marks the document of a signed-in person, so that a sign-in drawn at build is not
 * shown to him. It holds back a form that is sent before the page has taken it over: the browser would put
 * the password into the address (promise 17). It lends the address's query, the way to a client's site, to a
 * link between the pages of sign-in that is pressed before then. It shows the words of `#lost` when the
 * page's script itself does not come. Old syntax, since it also runs where the page itself cannot (S2.6-03,
 * S2.6-04).
 */
export const startupScript = ({ hintCookie, always, signedIn }: StartupCalls): string =>
  `(function(){if(/MSIE |Trident\\//.test(navigator.userAgent)){location.replace('/not-supported.html');return}` +
  `var c=${JSON.stringify(always)},s=window.__startup={},h={Accept:'application/json','X-Requested-With':'XMLHttpRequest'};` +
  `if(/(?:^|; )${hintCookie}=1/.test(document.cookie)){c=c.concat(${JSON.stringify(signedIn)});document.documentElement.dataset.signedIn=''}` +
  `document.addEventListener('submit',function(e){e.preventDefault();window.__submitted=true},true);` +
  `document.addEventListener('click',function(e){var a=e.target.closest('[data-prerendered] a[href^="/auth/"]');if(a&&!a.search)a.search=location.search},true);` +
  `window.addEventListener('error',function(e){var w=document.getElementById('lost');if(w&&e.target.type==='module')w.hidden=false},true);` +
  `c.forEach(function(p){s[p]=fetch(p==='/api/session/init'?p+'?t='+Date.now():p,{headers:h,credentials:'same-origin',redirect:'manual',cache:'no-store'});` +
  `s[p].catch(function(){})})})()`;
