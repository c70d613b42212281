// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest';
import { share } from '../../src/shell/sharing';

afterEach(() => vi.unstubAllGlobals());

const URL = 'https://here/r/7?at=40';
const writeText = vi.fn(() => Promise.resolve());

it('uses the sheet that a phone has', async () => {
  const phone = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { share: phone, clipboard: { writeText } });
  expect(await share('Replay', URL)).toBe('shared');
  expect(phone).toHaveBeenCalledWith({ title: 'Replay', url: URL });
  expect(writeText).not.toHaveBeenCalled();
});

it('does nothing else when somebody changes their mind', async () => {
  const left = (): Promise<void> => Promise.reject(new DOMException('', 'AbortError'));
  vi.stubGlobal('navigator', { share: left, clipboard: { writeText } });
  expect(await share('Replay', URL)).toBe('shared');
  expect(writeText).not.toHaveBeenCalled();
});

it('copies where there is no such sheet, or it refuses', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await share('Replay', URL)).toBe('copied');
  const refused = (): Promise<void> => Promise.reject(new DOMException('', 'NotAllowedError'));
  vi.stubGlobal('navigator', { share: refused, clipboard: { writeText } });
  expect(await share('Replay', URL)).toBe('copied');
  expect(writeText).toHaveBeenCalledWith(URL);
});

it('leaves it to be shown where nothing can be copied', async () => {
  vi.stubGlobal('navigator', {});
  expect(await share('Replay', URL)).toBe('shown');
});
