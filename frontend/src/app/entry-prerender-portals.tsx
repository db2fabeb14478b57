import { createMemoryRouter } from 'react-router-dom';
import { PortalApp } from '@/app/portal/portal-app';
import { preloadedRoutes } from '@/app/portal/portal-routes';
import { adminScreens, partnerScreens } from '@/app/portal/portal-screens';
import { prerenderedBody } from '@/app/prerendered-body';

export interface PrerenderedScreen {
  path: string;
  head: string;
  body: string;
}

/** Every screen before the sign-in, the overviews after it, and the frame of every other screen there. */
export function prerenderPortals(): Promise<PrerenderedScreen[]> {
  return Promise.all(
    [adminScreens, partnerScreens].flatMap(({ beforeSignIn, overviews, afterSignIn }) =>
      Object.keys({ ...beforeSignIn, ...overviews, ...afterSignIn }).map(prerenderScreen),
    ),
  );
}

async function prerenderScreen(path: string): Promise<PrerenderedScreen> {
  const router = createMemoryRouter(await preloadedRoutes(path), { initialEntries: [path] });
  const { body, styles } = await prerenderedBody(path, (cache) => (
    <PortalApp router={router} styles={cache} />
  ));
  router.dispose();
  return { path, ...withTitleInHead(body, styles) };
}

/** React writes the title that a screen gives itself before everything else: its place is the head. */
function withTitleInHead(body: string, styles: string): Pick<PrerenderedScreen, 'head' | 'body'> {
  const [title = ''] = /^<title>[^<]*<\/title>/.exec(body) ?? [];
  return { head: title + styles, body: body.slice(title.length) };
}
