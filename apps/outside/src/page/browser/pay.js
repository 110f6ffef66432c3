// The telephone pays, this page waits beside it and goes back to the shop.
const waiting = document.querySelector('[data-status]');

async function ask() {
  try {
    const { done, returnUrl } = await (await fetch(waiting.dataset.status)).json();
    if (done) {
      if (returnUrl) location.assign(returnUrl);
      else location.reload();
      return;
    }
  } catch {
    // Asked again below.
  }
  setTimeout(ask, 1500);
}

ask();
