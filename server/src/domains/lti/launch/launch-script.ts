import { launchHandover } from '@akada/contract';

/** A page is seldom longer in coming; if it is, the frame hears it all the same. */
const patienceMs = 6000;

/**
 * What the pages of a launch do in the browser. They may stand in a frame of the platform, where cookies are blocked:
 * the key that ties a launch to its browser is kept in the tab's own storage, or else with the platform by its storage
 * messages (LTI Client Side postMessages), and where neither can be had the launch goes on in a window of its own.
 *
 * No address holds code or key, since whoever opened it would be taken for the person who was launched. In the tab's own
 * window they go on in the tab's storage. A frame opens a window, which asks the one that opened it; both are of this
 * origin, and hear nobody else. Where the window is cut off, the launch is posted to it by a form, at one more tap: it
 * can't begin again, since platforms answer once.
 *
 * Where the platform asks for a choice, the page in the platform's frame looks now and then whether it was made, and posts
 * it back: the frame that the launch returned to, or else the one whose window it went on in.
 */
export const launchScript = `'use strict';
const data = JSON.parse(document.getElementById('launch').textContent);
const isFramed = window.top !== window.self;
const show = (id) => { for (const part of document.querySelectorAll('[data-part]')) part.hidden = part.dataset.part !== id; };
const own = {
  put() { try { sessionStorage.setItem(data.keyName, data.browserKey); return sessionStorage.getItem(data.keyName) === data.browserKey; } catch { return false; } },
  take() { try { const key = sessionStorage.getItem(data.keyName); sessionStorage.removeItem(data.keyName); return key; } catch { return null; } },
};
function keeper() {
  if (!isFramed || !data.storageTarget) return null;
  if (data.storageTarget === '_parent') return window.parent;
  try { return window.parent.frames[data.storageTarget] || null; } catch { return null; }
}
function askKeeper(subject, value) {
  const frame = keeper();
  if (!frame) return Promise.resolve(null);
  return new Promise((resolve) => {
    const id = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16)).join('');
    const finish = (answer) => { clearTimeout(timer); window.removeEventListener('message', hear); resolve(answer); };
    const timer = setTimeout(() => finish(null), 3000);
    const hear = ({ origin, data: said }) => {
      if (origin !== data.platformOrigin || !said || typeof said !== 'object') return;
      if (said.subject !== subject + '.response' || said.message_id !== id) return;
      finish(said.error ? null : said);
    };
    window.addEventListener('message', hear);
    frame.postMessage({ subject, message_id: id, key: data.keyName, ...(value && { value }) }, data.platformOrigin);
  });
}
async function begin() {
  const isKept = own.put();
  const kept = await askKeeper('lti.put_data', data.browserKey);
  if (isKept || (kept && kept.value === data.browserKey)) location.replace(data.url);
  else if (isFramed) {
    answerWindow('akada.launch.choice', (other, { code, browser_key, minutes }) => {
      other.postMessage({ subject: 'akada.launch.taken' }, location.origin);
      show('choosing');
      awaitChoice(code, browser_key, minutes);
    });
    // Once: a platform answers what it sent here one time only.
    document.getElementById('open').addEventListener('click', () => setTimeout(show, 0, 'opened'), { once: true });
    show('window');
  }
  else show('blocked');
}
/** Answers the first window of this origin that this page has opened. */
function answerWindow(subject, answer) {
  const hear = ({ origin, source, data: said }) => {
    if (origin !== location.origin || !said || said.subject !== subject || !source || source.opener !== window) return;
    window.removeEventListener('message', hear);
    answer(source, said);
  };
  window.addEventListener('message', hear);
}
/** Whether the frame that opened this window waits for the choice; it stands where the platform wants the answer. */
function giveChoice(key) {
  if (isFramed || !data.choiceMinutes || !window.opener) return Promise.resolve(false);
  return new Promise((resolve) => {
    const finish = (taken) => { clearTimeout(timer); window.removeEventListener('message', hear); resolve(taken); };
    const timer = setTimeout(() => finish(false), 1500);
    const hear = ({ origin, source, data: said }) => {
      if (origin === location.origin && source === window.opener && said && said.subject === 'akada.launch.taken') finish(true);
    };
    window.addEventListener('message', hear);
    window.opener.postMessage({ subject: 'akada.launch.choice', code: data.code, browser_key: key, minutes: data.choiceMinutes }, location.origin);
  });
}
function goOn(key) {
  try { sessionStorage.setItem('${launchHandover.storedAs}', JSON.stringify({ code: data.code, browser_key: key })); } catch { return show('lost'); }
  location.replace(data.enterUrl);
}
const openPart = data.choiceMinutes ? 'choosing' : 'opened';
async function arrive() {
  const key = own.take() || (await askKeeper('lti.get_data') || {}).value;
  if (!key) return show('lost');
  if ((!isFramed && !data.choiceMinutes) || await giveChoice(key)) return goOn(key);
  const link = document.getElementById('open');
  link.href = data.enterUrl + '#opened';
  const form = document.getElementById('handover');
  form.elements.code.value = data.code;
  form.elements.browser_key.value = key;
  form.addEventListener('submit', () => setTimeout(show, 0, openPart));
  let patience;
  answerWindow('${launchHandover.ready}', (other) => {
    clearTimeout(patience);
    show(openPart);
    other.postMessage({ subject: '${launchHandover.given}', code: data.code, browser_key: key }, location.origin);
  });
  link.addEventListener('click', () => {
    show(openPart);
    patience = setTimeout(show, ${patienceMs}, 'cut-off');
    if (data.choiceMinutes) awaitChoice(data.code, key, data.choiceMinutes);
  }, { once: true });
  show('open');
}
const nextLook = () => new Promise((resolve) => {
  const finish = () => { clearTimeout(timer); document.removeEventListener('visibilitychange', finish); resolve(); };
  const timer = setTimeout(finish, 3000);
  document.addEventListener('visibilitychange', finish);
});
async function look(code, key) {
  try {
    const asked = await fetch('/api/v1/lti/chosen', { method: 'POST', credentials: 'omit', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ code, browser_key: key }) });
    return asked.status === 401 ? 'over' : asked.ok ? (await asked.json()).answer : null;
  } catch { return null; }
}
async function awaitChoice(code, key, minutes) {
  const until = Date.now() + minutes * 60000;
  while (Date.now() < until) {
    await nextLook();
    const answer = document.hidden ? null : await look(code, key);
    if (answer === 'over') break;
    if (answer) return hand(answer);
  }
  show('over');
}
function hand({ url, token }) {
  const form = document.createElement('form');
  const field = document.createElement('input');
  form.method = 'post';
  form.action = url;
  field.type = 'hidden';
  field.name = 'JWT';
  field.value = token;
  form.append(field);
  document.body.append(form);
  form.submit();
}
if (data.browserKey) begin();
else arrive();
`;

/** In the window that a launch was posted to. */
export const handoverScript = `'use strict';
const data = JSON.parse(document.getElementById('launch').textContent);
try {
  sessionStorage.setItem('${launchHandover.storedAs}', JSON.stringify(data.oneTime));
  location.replace(data.enterUrl);
} catch {
  for (const part of document.querySelectorAll('[data-part]')) part.hidden = part.dataset.part !== 'lost';
}
`;

/** Tells the platform's window that a registration is done, which closes this one (LTI Dynamic Registration). */
export const closeScript = `'use strict';
const { closeTo } = JSON.parse(document.getElementById('launch').textContent);
(window.opener || window.parent).postMessage({ subject: 'org.imsglobal.lti.close' }, closeTo);
`;
