import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { SkipLink } from '@/components/site/skip-link';
import { club } from '@/content/club';
import { asset, siteUrl } from '@/lib/site/address';
import '@/styles/globals.css';
import { tokensToCss } from '@/lib/design/tokens';
import { displayFace, textFace } from './fonts';
import { clubTokens, surface } from './tokens';

export const metadata: Metadata = {
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

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: surface.light },
    { media: '(prefers-color-scheme: dark)', color: surface.dark },
  ],
};

const behaviours = process.env.NEXT_PUBLIC_BEHAVIOURS;

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="ca" className={`${displayFace.variable} ${textFace.variable}`}>
      <head>
        <style>{tokensToCss(clubTokens)}</style>
        {/* Only `npm run dev` names them: in the published site they come when it is shipped. */}
        {behaviours && <script src={behaviours} defer />}
      </head>
      <body>
        <SkipLink />
        {children}
      </body>
    </html>
  );
}
