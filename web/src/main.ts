import './kit/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { registerWorker } from './app/worker';
import { needFaces } from './games/own_words';
import { takeLettersAtHand } from './kit/letters';
import { life } from './kit/life.svelte';
import { motion } from './kit/motion.svelte';
import { theme } from './kit/theme.svelte';
import { startRouting } from './shell/route.svelte';
import { whoAmI } from './shell/people.svelte';
import { firstLanguage, speak } from './words';

async function begin(): Promise<void> {
  theme.light();
  takeLettersAtHand();
  motion.start();
  life.start();
  startRouting();
  // Who one is may come later than the first picture; words may not.
  void whoAmI().catch(() => undefined);
  await needFaces();
  await speak(firstLanguage(), false);
  const target = document.getElementById('app');
  if (target) mount(App, { target });
  registerWorker();
}

void begin();
