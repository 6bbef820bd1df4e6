/**
 * What the pages of a launch do in the browser. They may stand in a frame of the platform, where cookies are blocked:
 * the key that ties a launch to its browser is kept in the tab's own storage, or else with the platform by its storage
 * messages (LTI Client Side postMessages), and where neither can be had the launch goes on in a window of its own. Where
 * the platform asks for a choice, the page stays, looks now and then whether it was made, and posts it back.
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
  else if (isFramed) show('window');
  else show('blocked');
}
async function open() {
  const key = own.take() || (await askKeeper('lti.get_data') || {}).value;
  if (!key) return show('lost');
  const address = data.enterUrl + '#' + new URLSearchParams({ code: data.code, key });
  if (!isFramed && !data.choiceMinutes) return location.replace(address);
  const link = document.getElementById('open');
  link.href = address;
  link.addEventListener('click', () => {
    show('opened');
    if (data.choiceMinutes) awaitChoice(key);
  }, { once: true });
  show('open');
}
const nextLook = () => new Promise((resolve) => {
  const finish = () => { clearTimeout(timer); document.removeEventListener('visibilitychange', finish); resolve(); };
  const timer = setTimeout(finish, 3000);
  document.addEventListener('visibilitychange', finish);
});
async function look(key) {
  try {
    const asked = await fetch('/api/v1/lti/chosen', { method: 'POST', credentials: 'omit', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ code: data.code, browser_key: key }) });
    return asked.status === 401 ? 'over' : asked.ok ? (await asked.json()).answer : null;
  } catch { return null; }
}
async function awaitChoice(key) {
  const until = Date.now() + data.choiceMinutes * 60000;
  while (Date.now() < until) {
    await nextLook();
    const answer = document.hidden ? null : await look(key);
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
else open();
`;

/** Tells the platform's window that a registration is done, which closes this one (LTI Dynamic Registration). */
export const closeScript = `'use strict';
const { closeTo } = JSON.parse(document.getElementById('launch').textContent);
(window.opener || window.parent).postMessage({ subject: 'org.imsglobal.lti.close' }, closeTo);
`;
