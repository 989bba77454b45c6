import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { SkipLink } from '@/components/site/skip-link';
import { club } from '@/content/club';
import { asset, siteUrl } from '@/lib/site/address';
import '@/styles/globals.css';
import { displayFace, textFace } from './fonts';

export const metadata: Metadata = {
  metadataBase: new URL(siteUrl),
  title: club.name,
  description: club.description,
  applicationName: club.shortName,
  icons: {
    icon: [
      { url: asset('/club-mark.svg'), type: 'image/svg+xml' },
      { url: asset('/icons/icon-192.png'), type: 'image/png', sizes: '192x192' },
    ],
    apple: asset('/icons/apple-180.png'),
  },
};

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbf6ec' },
    { media: '(prefers-color-scheme: dark)', color: '#101916' },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="ca" className={`${displayFace.variable} ${textFace.variable}`}>
      <body>
        <SkipLink />
        {children}
      </body>
    </html>
  );
}
