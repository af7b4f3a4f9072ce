/**
 * The script of both chat windows. The server renders; this file only shows what the server sends, keeps the
 * reader's place, and turns clicks into the control API's calls.
 */
const chat = document.querySelector('[data-chat]');
const { vendor, user, fixed } = JSON.parse(chat.dataset.chat);
const log = chat.querySelector('[role=log]');
const note = chat.querySelector('[role=status]');
const statusLine = chat.querySelector('[data-status]');
const form = chat.querySelector('form.composer');
const input = form.querySelector('textarea');

const say = (text) => {
  note.textContent = text;
  note.hidden = text === '';
};

const post = async (path, body) => {
  const response = await fetch(`/_control/${vendor}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user, ...fixed, ...body }),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.problems?.[0]?.message ?? answer.error ?? response.statusText);
  return answer;
};

const send = async (body) => {
  say('');
  try {
    const { delivery } = await post('send', body);
    if (delivery && !delivery.answered) {
      const reason = delivery.status === null ? 'did not answer' : `answered ${delivery.status}`;
      say(`Catch ${reason}.`);
    }
    return true;
  } catch (error) {
    say(error.message);
    return false;
  }
};

const atEnd = () => log.scrollHeight - log.scrollTop - log.clientHeight < 80;
const toEnd = () => {
  log.scrollTop = log.scrollHeight;
};

/** Replaces only what changed: focus, open lists and playing clips survive. */
const patch = (markup) => {
  const template = document.createElement('template');
  template.innerHTML = markup;
  const stay = atEnd();
  const wanted = [...template.content.children];
  const ids = new Set(wanted.map((element) => element.id));
  for (const old of [...log.children]) if (!ids.has(old.id)) old.remove();
  wanted.forEach((element, index) => {
    const old = document.getElementById(element.id);
    if (old === null) log.insertBefore(element, log.children[index] ?? null);
    else if (old.dataset.version !== element.dataset.version) old.replaceWith(element);
  });
  if (stay) toEnd();
};

/** Slack has no read receipts, so only WhatsApp's bubbles are ever marked as unread. */
const readWhatIsSeen = () => {
  if (document.visibilityState === 'visible' && log.querySelector('[data-unread]') !== null) {
    post('read', {}).catch((error) => say(error.message));
  }
};

const query = new URLSearchParams({ user, ...fixed });
const stream = new EventSource(`/${vendor}/stream?${query}`);
stream.onmessage = (event) => {
  const state = JSON.parse(event.data);
  patch(state.log);
  statusLine.textContent = state.status;
  readWhatIsSeen();
};
document.addEventListener('visibilitychange', readWhatIsSeen);

const fit = () => {
  input.style.height = 'auto';
  input.style.height = `${Math.min(input.scrollHeight, 140)}px`;
};
input.addEventListener('input', fit);
input.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  form.requestSubmit();
});
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const text = input.value.trim();
  if (text === '') return;
  input.value = '';
  fit();
  toEnd();
  if (!(await send({ text })) && input.value === '') {
    input.value = text;
    fit();
  }
});

const closePopups = (except) => {
  for (const popup of chat.querySelectorAll('details.popup[open]')) if (popup !== except) popup.open = false;
};

chat.addEventListener('click', async (event) => {
  const popup = event.target.closest('details.popup');
  closePopups(popup);
  const button = event.target.closest('button');
  if (button === null) return;
  if (button.dataset.press !== undefined) {
    if (button.dataset.confirm !== undefined && !window.confirm(button.dataset.confirm)) return;
    if (button.dataset.url !== undefined) window.open(button.dataset.url, '_blank', 'noopener');
    button.closest('details.choices')?.removeAttribute('open');
    await send({ button: button.dataset.press, message: button.dataset.message });
  } else if (button.dataset.sample !== undefined) {
    closePopups();
    await send({ audio: button.dataset.sample });
  } else if (button.dataset.order !== undefined) {
    const { order, path } = button.dataset;
    await post(path, JSON.parse(order)).catch((error) => say(error.message));
    closePopups();
  }
});
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') closePopups();
});

for (const box of chat.querySelectorAll('input[data-switch]')) {
  box.addEventListener('change', () => {
    post(box.dataset.path, { [box.dataset.switch]: box.checked }).catch((error) => {
      box.checked = !box.checked;
      say(error.message);
    });
  });
}

const base64Of = (blob) =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',', 2)[1] ?? '');
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

const filePicker = form.querySelector('[data-audio-file]');
filePicker.addEventListener('change', async () => {
  const [file] = filePicker.files;
  filePicker.value = '';
  closePopups();
  if (file !== undefined) await send({ audio: await base64Of(file) });
});

const recordButton = form.querySelector('[data-record]');
let recorder;
const TYPES = ['audio/ogg;codecs=opus', 'audio/webm;codecs=opus', 'audio/mp4'];
recordButton.addEventListener('click', async () => {
  if (recorder !== undefined) {
    recorder.stop();
    return;
  }
  try {
    const microphone = await navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1 } });
    const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type));
    recorder = new MediaRecorder(microphone, mimeType === undefined ? {} : { mimeType });
    const pieces = [];
    recorder.ondataavailable = (event) => pieces.push(event.data);
    recorder.onstop = async () => {
      for (const track of microphone.getTracks()) track.stop();
      recorder = undefined;
      recordButton.textContent = 'Record';
      closePopups();
      await send({ audio: await base64Of(new Blob(pieces)) });
    };
    recorder.start();
    recordButton.textContent = 'Stop';
  } catch (error) {
    recorder = undefined;
    say(`No microphone: ${error.message}`);
  }
});

fit();
toEnd();
readWhatIsSeen();
