import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import ScanView from './scan-view.tsx';

const stopTrack = vi.fn();
const track = { stop: stopTrack, addEventListener: () => undefined };
const openCamera = vi.fn<() => Promise<unknown>>();
const detect = vi.fn<() => Promise<{ rawValue: string }[]>>();

class FakeDetector {
  static getSupportedFormats = async () => ['qr_code'];
  detect = detect;
}

beforeEach(() => {
  vi.stubGlobal('BarcodeDetector', FakeDetector);
  vi.stubGlobal('createImageBitmap', async () => ({ width: 0, height: 0, close: () => undefined }));
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia: openCamera } });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockReturnValue(640);
  openCamera.mockResolvedValue({ getTracks: () => [track] });
  detect.mockResolvedValue([]);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

const good = (text: string) => ({ isGood: true, text: `Read ${text}` });
const fault = (name: string) => new DOMException('No camera', name);
const photo = new File(['x'], 'code.png', { type: 'image/png' });

it('tells a code once that stays before the camera', async () => {
  detect.mockResolvedValue([{ rawValue: 'QABC' }]);
  const onCode = vi.fn(good);
  render(<ScanView onCode={onCode} />);
  expect(await screen.findByText('Read QABC')).toBeTruthy();
  await vi.waitFor(() => expect(detect.mock.calls.length).toBeGreaterThan(3));
  expect(onCode).toHaveBeenCalledOnce();
});

it('tells another code that follows', async () => {
  detect.mockResolvedValueOnce([{ rawValue: 'QABC' }]).mockResolvedValue([{ rawValue: 'QDEF' }]);
  render(<ScanView onCode={good} />);
  expect(await screen.findByText('Read QDEF')).toBeTruthy();
});

it('stops the camera when it goes', async () => {
  const { unmount } = render(<ScanView onCode={good} />);
  await screen.findByText('Looking for a code…');
  expect(stopTrack).not.toHaveBeenCalled();
  unmount();
  expect(stopTrack).toHaveBeenCalledOnce();
});

it('stops a camera that comes after it has gone', async () => {
  let give: (stream: unknown) => void = () => undefined;
  openCamera.mockReturnValue(new Promise((resolve) => (give = resolve)));
  render(<ScanView onCode={good} />).unmount();
  give({ getTracks: () => [track] });
  await vi.waitFor(() => expect(stopTrack).toHaveBeenCalledOnce());
});

it.each([
  ['NotAllowedError', /^Your browser is blocking the camera/],
  ['NotFoundError', /^We found no camera on this device/],
  ['NotReadableError', /^The camera isn’t available right now/],
])('says what is wrong after %s, and takes a photo', async (name, words) => {
  openCamera.mockRejectedValue(fault(name));
  detect.mockResolvedValue([{ rawValue: 'QABC' }]);
  render(<ScanView onCode={good} />);
  expect(await screen.findByText(words)).toBeTruthy();
  await userEvent.upload(screen.getByLabelText('Choose a photo instead', { selector: 'input' }), photo);
  expect(await screen.findByText('Read QABC')).toBeTruthy();
});

it('offers the photo alone where pages have no camera', async () => {
  Reflect.deleteProperty(navigator, 'mediaDevices');
  render(<ScanView onCode={good} />);
  expect(await screen.findByText('This page can’t use the camera here. Choose a photo of the code.')).toBeTruthy();
  expect(openCamera).not.toHaveBeenCalled();
});

it('says that a photo has no code, and that one cannot be opened', async () => {
  render(<ScanView onCode={good} />);
  const input = screen.getByLabelText('Choose a photo instead', { selector: 'input' });
  await userEvent.upload(input, photo);
  expect(await screen.findByText(/^We found no QR code in this photo/)).toBeTruthy();
  vi.stubGlobal('createImageBitmap', async () => Promise.reject(fault('InvalidStateError')));
  await userEvent.upload(input, photo);
  expect(await screen.findByText('We couldn’t open this photo. Try another one.')).toBeTruthy();
});
