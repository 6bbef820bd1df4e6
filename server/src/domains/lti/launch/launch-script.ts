/**
 * What the pages of a launch do in the browser. They may stand in a frame of the platform, where cookies are blocked:
 * the key that ties a launch to its browser is kept in the tab's own storage, or else with the platform by its storage
 * messages (LTI Client Side postMessages), and where neither can be had the launch goes on in a window of its own.
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
  if (!isFramed) return location.replace(address);
  const link = document.getElementById('open');
  link.href = address;
  link.addEventListener('click', () => show('opened'));
  show('open');
}
if (data.browserKey) begin();
else open();
`;
