import { existsSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import sharp from 'sharp';

/** Folders of pictures that a club adds. */
const FOLDERS = ['public/images', 'public/sponsors'];

/** Width over height of each picture as it is shown, by path. Files that cannot be read as a picture are left out. */
export async function pictureRatios(): Promise<ReadonlyMap<string, number>> {
  const files = FOLDERS.filter(existsSync).flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
      posix.join(folder, name.replaceAll('\\', '/')),
    ),
  );
  const ratios = new Map<string, number>();
  for (const file of files) {
    const size = await sharp(file)
      .metadata()
      .catch(() => undefined);
    if (size) ratios.set(file, size.autoOrient.width / size.autoOrient.height);
  }
  return ratios;
}
