import { configure } from '@testing-library/react';

// What is waited for comes by itself; a busy machine takes longer than the second that the library gives it.
configure({ asyncUtilTimeout: 5_000 });
