interface StartupCalls {
  /** Readable cookie that says «signed in»: a hint, never a right. */
  readonly hintCookie: string;
  /** Addresses that are called for everybody. */
  readonly always: readonly string[];
  /** Addresses that are called only when the hint cookie is there. */
  readonly signedIn: readonly string[];
}

/**
 * The script of the document's head. Begins the start-up calls while the page's script still loads (S4.10,
 * S7-07). Marks the document of a signed-in person, so that the prerendered sign-in is not shown to him.
 * Holds back a form that is submitted before the page's script runs: the browser would put the password into
 * the address (promise 17). Copies the document's query, which leads back to a client's site, into a link
 * between the pages of sign-in. Shows the text of `#lost` when the page's script fails to load. In old
 * syntax, since it also runs in browsers that cannot run the page (S2.6-03, S2.6-04).
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
