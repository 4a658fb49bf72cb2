/** The front door, for those who come with a browser. */
import type { App } from './parts.ts';

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Polis</title>
<h1>Polis</h1>
<p>The tables are open. A web app will sit here; until then programs play, by the protocol in docs/protocol.md and the
requests in <a href="/openapi.json">openapi.json</a>.</p>
<p>Polis is an unofficial fan project, not affiliated with the publisher of 7 Wonders.</p>
</html>
`;

export function addHomeRoute(app: App): void {
  app.get('/', { schema: { hide: true } }, async (_, reply) => reply.type('text/html; charset=utf-8').send(PAGE));
}
