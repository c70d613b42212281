/** Tells the worker of every file of this build that the page loads, those from before it came included. */
function tellOfFiles(worker: ServiceWorker): void {
  const tell = (entries: PerformanceEntryList): void => {
    const paths = entries.map((one) => new URL(one.name)).filter((url) => url.origin === location.origin);
    const loaded = paths.map((url) => url.pathname).filter((path) => path.startsWith('/assets/'));
    if (loaded.length) worker.postMessage({ type: 'loaded', loaded });
  };
  new PerformanceObserver((list) => tell(list.getEntries())).observe({ type: 'resource', buffered: true });
}

async function begin(workers: ServiceWorkerContainer): Promise<void> {
  await workers.register('/sw.js');
  const { active } = await workers.ready;
  if (active) tellOfFiles(active);
}

/** Makes the app open without a network and hear of notices; once everything else has come. */
export function registerWorker(): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers || !import.meta.env.PROD) return;
  // A browser that wants no worker plays without one.
  const start = (): void => void begin(workers).catch(() => undefined);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
