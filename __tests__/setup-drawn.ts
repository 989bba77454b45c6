import { configure } from '@testing-library/react';

// What is waited for comes by itself; a busy machine takes longer than the second that the library gives it.
configure({ asyncUtilTimeout: 5_000 });

// Pictures are made before a build; what is drawn here needs none of their files.
jest.mock('@/components/ui/text/picture-size', () => ({ pictureSize: () => ({ width: 300, height: 400 }) }));

// jsdom goes to no other page: a test asks which one would have been opened.
jest.mock('@/lib/browser/open-page', () => ({ openPage: jest.fn() }));
