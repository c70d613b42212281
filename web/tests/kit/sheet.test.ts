import { createRawSnippet } from 'svelte';
import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import Sheet from '../../src/kit/Sheet.svelte';
import { press } from './speaking';

// jsdom does not open dialogs.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.setAttribute('open', '');
  };
});

const children = createRawSnippet(() => ({
  render: () => '<div><button>First</button><button>Last</button></div>',
}));

function open() {
  const opener = document.body.appendChild(document.createElement('button'));
  opener.focus();
  const onclose = vi.fn();
  const shown = render(Sheet, { open: true, title: 'Settings', onclose, children });
  return { opener, onclose, ...shown };
}

describe('a sheet', () => {
  it('has a name and can be closed by its button and by Escape', async () => {
    const { onclose } = open();
    expect(screen.getByRole('dialog', { name: 'Settings' })).not.toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    screen.getByText('First').focus();
    press('Escape');
    expect(onclose).toHaveBeenCalledTimes(2);
  });

  it('keeps the focus inside, around both ends', () => {
    open();
    const close = screen.getByRole('button', { name: 'Close' });
    const last = screen.getByText('Last');
    last.focus();
    press('Tab');
    expect(document.activeElement).toBe(close);
    press('Tab', { shiftKey: true });
    expect(document.activeElement).toBe(last);
  });

  it('gives the focus back to whatever opened it', async () => {
    const { opener, rerender } = open();
    screen.getByText('First').focus();
    await rerender({ open: false });
    expect(document.activeElement).toBe(opener);
    opener.remove();
  });

  it('keeps keys from the table behind it', () => {
    open();
    const heard = vi.fn();
    window.addEventListener('keydown', heard);
    screen.getByText('First').focus();
    press('1');
    window.removeEventListener('keydown', heard);
    expect(heard).not.toHaveBeenCalled();
  });
});
