import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { PageTransitions, SkipLink } from '@/components/site/page-start';
import { club } from '@/content/club';
import { tokensToCss } from '@/lib/design/tokens';
import { asset, siteUrl } from '@/lib/site/address';
import { displayFace, rareTextFace, textFace } from './fonts';
import { clubTokens, surface } from './tokens';
import '@/styles/globals.css';

export const siteMetadata: Metadata = {
  metadataBase: new URL(siteUrl),
  title: club.name,
  description: club.description,
  applicationName: club.shortName,
  icons: {
    icon: [
      { url: asset('/icons/club-mark.svg'), type: 'image/svg+xml' },
      { url: asset('/icons/icon-192.png'), type: 'image/png', sizes: '192x192' },
    ],
    apple: asset('/icons/apple-180.png'),
  },
};

export const siteViewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: surface.light },
    { media: '(prefers-color-scheme: dark)', color: surface.dark },
  ],
};

/** Set in `npm run dev` only. In the published site the postbuild adds the script. */
const enhancements = process.env.NEXT_PUBLIC_ENHANCEMENTS;
/** There React hydrates static pages too, and must find the HTML that it has rendered, so they start a second later. */
const startLater = `addEventListener('load',()=>setTimeout(()=>import('${enhancements}'),1000))`;

export function Shell({ children }: { children: ReactNode }) {
  return (
    <html lang="ca" className={`${displayFace.variable} ${textFace.variable} ${rareTextFace.variable}`}>
      <head>
        <style>{tokensToCss(clubTokens)}</style>
        <PageTransitions />
      </head>
      <body>
        <SkipLink />
        {children}
        {enhancements && <script>{startLater}</script>}
      </body>
    </html>
  );
}
